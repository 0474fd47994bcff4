import {vi} from 'vitest'

/** Reports each observed element once, as browsers do after the first layout; happy-dom has no layout. */
class FirstLayout {
  readonly #look: () => void
  constructor(look: () => void) {
    this.#look = look
  }
  observe() {
    this.#look()
  }
  unobserve() {}
  disconnect() {}
}

/** For test files whose widget waits for its layout: every element has a size, but no position. */
export function observeSizes(): void {
  vi.stubGlobal('ResizeObserver', FirstLayout)
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400)
}
