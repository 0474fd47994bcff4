import {vi} from 'vitest'

/** Tells once of each element that it is given, as browsers do after the first layout; happy-dom has none. */
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

/** For each test of a file whose widget waits to be laid out: all has a size, though no place. */
export function observeSizes(): void {
  vi.stubGlobal('ResizeObserver', FirstLayout)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400)
}
