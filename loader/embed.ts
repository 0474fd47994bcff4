import type {Root, Vitrine} from './api.ts'

export type * from '../src/contract/events.ts'
export type * from '../src/contract/generated/shapes.ts'
export type {Callback, Root, Vitrine} from './api.ts'

/**
 * The entry for modules that import from the package. It is safe to import anywhere. The loader's tag has to be in the
 * page.
 */

/** The global API, once the loader has run. */
export const ready = (): Promise<Vitrine> =>
  new Promise((resolve) => {
    // an element with this id is a named property of the window, not an own property
    const vitrine = (Object.hasOwn(window, 'Vitrine') && window.Vitrine) || []
    window.Vitrine = vitrine
    vitrine.push(resolve)
  })

/** Mounts every unmounted widget in and below `root`. @default document */
export async function mount(root?: Root): Promise<void> {
  const vitrine = await ready()
  vitrine.mount(root)
}
