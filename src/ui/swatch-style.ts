import {mediaAddress} from '../model/web-address.ts'

/** The names of two CSS properties. */
interface Names {
  color: string
  image: string
}

/** The CSS of a swatch, a colour or an address: data of the page must not become anything else. Null for what is neither. */
export function swatchStyle(
  swatch: string | null,
  names: Names,
): readonly [name: string, value: string] | null {
  if (!swatch) return null
  if (CSS.supports('color', swatch)) return [names.color, swatch]
  const address = mediaAddress(swatch)
  if (!address) return null
  const {href} = new URL(address, document.baseURI)
  return [names.image, `url("${href.replace(/["\\]/g, encodeURIComponent)}")`]
}
