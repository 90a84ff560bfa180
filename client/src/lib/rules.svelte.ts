/** The rule that is open, in whatever place somebody clicked its mark. */
import type { RuleInfo } from "../protocol";
import { http } from "./http";

export const rules: { open: { game: string; id: string } | null; text: RuleInfo | null; failed: boolean } = $state({
  open: null,
  text: null,
  failed: false,
});

export function openRule(game: string, id: string): void {
  rules.open = { game, id };
  rules.text = null;
  rules.failed = false;
  http.rule(game, id).then(
    (found) => {
      if (rules.open?.id === id) rules.text = found;
    },
    () => (rules.failed = true),
  );
}

export const closeRule = () => (rules.open = null);
