/** The time of a change of quantity, in milliseconds. */
export interface Change {
  /** Until the total of the line is painted. */
  seen: number
  /** Until the server's answer is painted, too. */
  settled: number
}

declare global {
  var cartProbe: (index: number) => Promise<Change>
}

/** Runs in the page before its scripts. It must not refer to anything outside itself. */
export function installProbe(): void {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const textOf = (name: string, within: ParentNode) =>
    within.querySelector(`[data-cart="${name}"]`)?.textContent
  globalThis.cartProbe = async (index) => {
    const line = document.querySelectorAll('[data-cart=lines] > li')[index]
    const input = line?.querySelector('input')
    const sum = textOf('grand-total', document)
    if (!line || !input) throw new Error(`there is no line ${index}`)
    const began = performance.now()
    input.value = '2'
    input.dispatchEvent(new Event('change', {bubbles: true}))
    while (textOf('line-total', line) !== '$25.00') await nextFrame()
    await nextFrame()
    const seen = performance.now() - began
    while (textOf('grand-total', document) === sum) await nextFrame()
    return {seen, settled: performance.now() - began}
  }
}
