/** Content of another site that waits for the visitor. */
export interface Asking {
  /** The element for the content. */
  place: HTMLElement
  /** Tells what is loaded from where; read again when the page's language changes. */
  text: () => string
  /** Consent that is given meanwhile loads it, too. */
  mayLoad: () => boolean
  /** Called once. The caller removes the button: the content may still be loading. */
  load: (isPressed: boolean, button: HTMLButtonElement) => void
  signal: AbortSignal
}

/** Shows a button in place of another site's content, which is loaded by a click or by consent. */
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
  // consent may have been given while this file was loading
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
