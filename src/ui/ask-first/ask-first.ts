/** Something of another site that waits for the visitor. */
export interface Asking {
  /** Where it is to be. */
  place: HTMLElement
  /** Says what is loaded from where; read again when the page's language changes. */
  text: () => string
  /** Consent that is given meanwhile loads it, too. */
  mayLoad: () => boolean
  /** Called once. The button is the caller's to remove: what takes its place may still be on its way. */
  load: (isPressed: boolean, button: HTMLButtonElement) => void
  signal: AbortSignal
}

/** Puts a button in the place of what another site would show, which is loaded by a press or by consent. */
export function askFirst({place, text, mayLoad, load, signal}: Asking): void {
  const button = document.createElement('button')
  const waiting = new AbortController()
  function say(): void {
    button.textContent = text()
  }
  function go(isPressed: boolean): void {
    waiting.abort()
    load(isPressed, button)
  }
  if (signal.aborted) return
  // it may have been given while this file was on its way
  if (mayLoad()) {
    go(false)
    return
  }
  button.type = 'button'
  button.className = 'vitrine-ask'
  say()
  button.addEventListener('click', () => go(true), waiting)
  document.addEventListener('vitrine:consent', () => mayLoad() && go(false), waiting)
  document.addEventListener('vitrine:strings', say, waiting)
  signal.addEventListener('abort', () => {
    waiting.abort()
    button.remove()
  })
  place.append(button)
}
