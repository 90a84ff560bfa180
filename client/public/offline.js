// One language of the two, and back to the table as soon as the server answers.
function wanted() {
  try {
    return JSON.parse(localStorage.getItem("tafelrunde.settings") ?? "{}").language;
  } catch {
    return undefined; // a private window may refuse
  }
}
const german = (wanted() ?? navigator.language).toLowerCase().startsWith("de");
for (const part of document.querySelectorAll("section")) part.hidden = (part.lang === "de") !== german;
document.documentElement.lang = german ? "de" : "en";

async function look() {
  const answer = await fetch("/api/reach", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
setInterval(look, 4000);
addEventListener("online", look);
