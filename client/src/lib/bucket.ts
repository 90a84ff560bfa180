/** On which shelf an icon lies. */
export const BUCKETS = 64;

export function bucket(name: string): number {
  let sum = 7;
  for (let at = 0; at < name.length; at++) sum = (sum * 31 + name.charCodeAt(at)) % 65521;
  return sum % BUCKETS;
}
