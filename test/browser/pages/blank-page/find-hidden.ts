/** Runs in the page: finds visible elements with the `hidden` attribute. */
export function findHidden(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[hidden]:not([hidden=until-found]), .hidden')]
    .filter((element) => element.checkVisibility())
    .map((element) => `hidden, and seen: ${element.outerHTML.slice(0, 100)}`)
}
