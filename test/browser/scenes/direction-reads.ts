import type {Page} from '@playwright/test'

declare global {
  interface Window {
    directionReads?: string[]
  }
}

function recordReads(): void {
  const reads: string[] = []
  window.directionReads = reads
  function note(): void {
    const from = new Error().stack?.split('\n').find((line) => line.includes('/vitrine/'))
    if (from) reads.push(from.trim())
  }
  const isDirection = (text: unknown) => /^direction$|\bdir\b/.test(String(text))

  function styleOf(style: CSSStyleDeclaration): CSSStyleDeclaration {
    return new Proxy(style, {
      get(target, name) {
        if (isDirection(name)) note()
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...all: unknown[]) => {
          if (all.some(isDirection)) note()
          return Reflect.apply(value, target, all)
        }
      },
    })
  }
  const compute = window.getComputedStyle.bind(window)
  window.getComputedStyle = (...all) => styleOf(compute(...all))

  for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll', 'getAttribute']) {
    const read: unknown = Reflect.get(Element.prototype, name)
    Object.assign(Element.prototype, {
      [name](...all: unknown[]) {
        if (all.some(isDirection)) note()
        return typeof read === 'function' && Reflect.apply(read, this, all)
      },
    })
  }
  for (const owner of [HTMLElement.prototype, Document.prototype]) {
    const own = Object.getOwnPropertyDescriptor(owner, 'dir')
    const get = function (this: unknown) {
      note()
      return own?.get?.call(this)
    }
    Object.defineProperty(owner, 'dir', {...own, get})
  }
}

/** Records where Vitrine's scripts read the direction of an element, on pages that open from now on. */
export const watchDirection = (page: Page): Promise<unknown> => page.addInitScript(recordReads)

/** The places in the built files. */
export const findDirectionReads = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.directionReads ?? [])
