import type {Cleaner} from './clean-html.ts'

const hasSanitizer = (): boolean => 'setHTML' in Element.prototype

/** With a sanitiser for browsers that have none. */
export async function loadCleaner(): Promise<Cleaner> {
  const [{createCleaner}, other] = await Promise.all([
    import('./clean-html.ts'),
    hasSanitizer() ? undefined : import('./purify.ts'),
  ])
  return createCleaner(other?.purify)
}
