import {onTestFinished, vi} from 'vitest'

/** The browser renders the page ahead. Returns a function that shows it to the visitor. */
export function prerender(): () => void {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  Object.defineProperty(document, 'prerendering', {value: true, configurable: true})
  function end(): void {
    isHidden.mockRestore()
    Reflect.deleteProperty(document, 'prerendering')
  }
  onTestFinished(end)
  return () => {
    end()
    for (const type of ['prerenderingchange', 'visibilitychange']) document.dispatchEvent(new Event(type))
  }
}
