/** Runs in the page: what carries `hidden` and is seen. */
export function findHidden(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[hidden]:not([hidden=until-found]), .hidden')]
    .filter((element) => element.checkVisibility())
    .map((element) => `hidden, and seen: ${element.outerHTML.slice(0, 100)}`)
}
