import type {PageElement} from '../../toolkit/html/elements.ts'

const LOADER = /(^|\/)loader\.js$/

/** An address without its query. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? ''

/** The loader's tag: of several scripts of that name, the one in a folder of Vitrine. */
export function findLoaderTag(elements: readonly PageElement[]): PageElement | undefined {
  const named = elements.filter(
    ({name, attributes}) => name === 'script' && LOADER.test(pathOf(attributes.get('src') ?? '')),
  )
  return named.find(({attributes}) => attributes.get('src')?.includes('vitrine')) ?? named[0]
}
