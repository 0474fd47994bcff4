import {IMAGE_WIDTHS} from './image-width.ts'

/**
 * Whether an image may load from the address. Any other scheme, `javascript:` or half of one, has no slash before its
 * colon.
 */
export const isImageUrl = (src: string): boolean =>
  /^(?:https?:|blob:|data:image\/|[^:]*[/?#]|[^:]+$)/i.test(src.trim())

/** The picture is on a server, which can deliver other widths. */
export const isSizable = (src: string): boolean => !/^(?:blob|data):/i.test(src)

/** The address of the same picture in another format: `500w`, `original` (product.md §7, image output). */
export const formatUrl = (src: string, format: string): string =>
  `${src}${src.includes('?') ? '&' : '?'}format=${format}`

/** One entry of a `srcset`. White space, or a leading comma, would end the address too early. */
export const candidate = (src: string, format: string, width: number): string =>
  `${formatUrl(src, format).replace(/\s|^,/g, encodeURIComponent)} ${width}w`

/** The value of a `srcset` with every width of the ladder. */
export const createSrcset = (src: string): string =>
  IMAGE_WIDTHS.map((width) => candidate(src, `${width}w`, width)).join(',')
