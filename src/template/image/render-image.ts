import {createSrcset, formatUrl, isSizable} from '../../format/image-url.ts'
import {widthFor} from '../../format/image-width.ts'
import {type Attributes, listAttributes} from '../formatters/attributes.ts'
import {escapeText} from '../formatters/escape.ts'
import {asText, step} from '../value.ts'
import {checkImage, loaderOf, readPixels} from './check-image.ts'
import type {ImageInput, Read} from './input.ts'
import {readPassthrough} from './passthrough.ts'

/** Problems quote the input, which can have any size. */
const MAX_PROBLEM = 200

/** Without angle brackets nothing can end a comment. */
const comment = (problem: string): string =>
  `<!-- error: image: ${escapeText(problem.slice(0, MAX_PROBLEM))} -->`

const textOrNone = (value: unknown): string | undefined => asText(value) || undefined

/** With the sqs loader every width of the ladder, if the address supports widths. */
function sourcesOf(read: Read): Attributes {
  const src = asText(read('src'))
  if (loaderOf(read) === 'raw' || !isSizable(src)) return {src, srcset: textOrNone(read('srcset'))}
  const width = widthFor(readPixels(read('width')) ?? 0)
  return {src: formatUrl(src, `${width}w`), srcset: createSrcset(src)}
}

/** Product.md §4, image loading. */
const loadingOf = (read: Read): Attributes => ({
  loading: read('priority') === 'high' ? 'eager' : 'lazy',
  fetchpriority: textOrNone(read('priority')),
  decoding: 'async',
})

const attributesOf = (read: Read): Attributes => ({
  ...sourcesOf(read),
  sizes: textOrNone(read('sizes')),
  width: readPixels(read('width')),
  height: readPixels(read('height')),
  alt: asText(read('alt')),
  class: textOrNone(read('class')),
  style: ['display:block', textOrNone(read('style'))].filter(Boolean).join(';'),
  ...loadingOf(read),
  // a policy without inline scripts forbids handlers: scripts of the page find the image by this name
  'data-on-loading-complete': textOrNone(read('onLoadingComplete')),
  ...readPassthrough(read('passthrough')),
})

/**
 * An `<img>`, or only a comment for each problem of the input (product.md §3 to §5, image template). Never throws, for
 * any input.
 */
export function renderImage(input: ImageInput): string {
  const read: Read = (name) => step(input, name)
  const problems = checkImage(read)
  if (problems.length) return problems.map(comment).join('')
  return `<img ${listAttributes(attributesOf(read)).join(' ')}>`
}
