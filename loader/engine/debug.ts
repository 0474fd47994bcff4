// biome-ignore-all lint/suspicious/noConsole: the console is where this speaks

/** Our events, in the order in which a visit brings them. */
const EVENTS = [
  'mounted',
  'error',
  'variant-change',
  'quick-view-open',
  'quick-view-close',
  'form-submit',
  'form-success',
  'form-error',
  'item-added',
  'item-removed',
  'cart-change',
  'stock-change',
  'strings',
]

/** `data-debug` on the loader's tag: tells the console of all that happens. A chunk of its own, fetched for it alone. */
export function speakUp(): void {
  for (const name of EVENTS)
    document.addEventListener(`vitrine:${name}`, (event) => {
      console.debug(`[vitrine] ${name}`, event.target, event instanceof CustomEvent ? event.detail : '')
    })
}
