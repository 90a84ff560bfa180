/** Where a small window fits beside something: right, left, below or above it, never over the edge. */
export function beside(anchor: DOMRect, width: number, height: number, gap = 10): { x: number; y: number } {
  const clampY = (y: number) => Math.max(6, Math.min(y, innerHeight - height - 6));
  const clampX = (x: number) => Math.max(6, Math.min(x, innerWidth - width - 6));
  const middleY = clampY(anchor.top + anchor.height / 2 - height / 2);
  if (anchor.right + gap + width < innerWidth - 6) return { x: anchor.right + gap, y: middleY };
  if (anchor.left - gap - width > 6) return { x: anchor.left - gap - width, y: middleY };
  const below = anchor.bottom + gap + height < innerHeight - 6;
  return { x: clampX(anchor.left + anchor.width / 2 - width / 2), y: clampY(below ? anchor.bottom + gap : anchor.top - gap - height) };
}
