import type {Root, Vitrine} from './api.ts'

export type * from '../src/contract/events.ts'
export type * from '../src/contract/generated/shapes.ts'
export type {Callback, Root, Vitrine} from './api.ts'

/** What modules of a page import from the package; safe to import anywhere. The loader's tag has to be in the page. */

/** The global API, once the loader has run. */
export const ready = (): Promise<Vitrine> =>
  new Promise((resolve) => {
    // an element can be called so, but is none of the window's own
    const vitrine = (Object.hasOwn(window, 'Vitrine') && window.Vitrine) || []
    window.Vitrine = vitrine
    vitrine.push(resolve)
  })

/** Mounts what is not mounted yet in and below `root`. @default document */
export async function mount(root?: Root): Promise<void> {
  const vitrine = await ready()
  vitrine.mount(root)
}
