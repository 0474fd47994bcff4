import type {GalleryPicture} from './gallery-pictures.ts'
import {say, sayEach, sayKeys} from './say.ts'
import type {Store} from './stores.ts'
import {translateForm} from './translate-form.ts'
import type {SeedProduct} from './types.ts'

const TEXTS = ['title', 'summary', 'alt', 'buttonText', 'soldOutText']

/** The options of a variant. */
export const translateAttributes = (
  attributes: Readonly<Record<string, string>>,
  store: Store,
): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [say(name, store), say(value, store)]))

function translateOptions({options, variants, looks, swatches}: SeedProduct, store: Store) {
  const coloured = Object.entries(sayKeys(swatches ?? {}, store))
  return {
    options: options.map((option) => say(option, store)),
    variants: variants.map((variant) => ({
      ...variant,
      attributes: translateAttributes(variant.attributes, store),
    })),
    ...(looks && {looks: {option: say(looks.option, store), hues: sayKeys(looks.hues, store)}}),
    ...(swatches && {
      swatches: Object.fromEntries(coloured.map(([option, colours]) => [option, sayKeys(colours, store)])),
    }),
  }
}

/** The title's own language, unless the title is in the language of the store. */
const isForeign = ({title, lang}: Pick<SeedProduct, 'title' | 'lang'>, store: Store): boolean =>
  Boolean(lang) && lang !== store.language && say(title, store) === title

/** A picture of a gallery in the language of a store. */
export const translatePicture = (picture: GalleryPicture, store: Store): GalleryPicture => ({
  ...sayEach(picture, ['alt', 'title', 'text'], store),
  lang: isForeign(picture, store) ? picture.lang : '',
})

/** A product in the language of a store. */
export function translateProduct(product: SeedProduct, store: Store): SeedProduct {
  if (!store.translations.size) return product
  const {lang, ...rest} = product
  return {
    ...sayEach(rest, TEXTS, store),
    ...(lang && isForeign(product, store) && {lang}),
    ...translateOptions(product, store),
    ...(product.form && {form: translateForm(product.form, store)}),
    ...(product.warnings && {warnings: product.warnings.map((warning) => say(warning, store))}),
    ...(product.scarcity && {scarcity: sayEach(product.scarcity, ['text'], store)}),
  }
}
