import {fallbackAlt} from '../../format/image-alt.ts'
import {candidate} from '../../format/image-url.ts'
import {IMAGE_WIDTHS} from '../../format/image-width.ts'
import {IMAGE_BLOCK} from '../../model/blocks.ts'
import {parseFocalPoint} from '../../model/image.ts'
import type {Context, Formatter} from '../compile/context.ts'
import {asNumber, asText, isObject, step, type Value} from '../value.ts'
import {listAttributes} from './attributes.ts'
import {escapeAttribute} from './escape.ts'

/** In an image block only the text written for it counts; an empty one makes the image decorative. */
function altOf(image: Value, {resolve}: Context): string {
  const text = (field: string) => asText(step(image, field))
  return asNumber(resolve('blockType')) === IMAGE_BLOCK
    ? text('altText').trim()
    : fallbackAlt({title: text('title'), body: text('body'), filename: text('filename')})
}

export function focalPointOf(media: Value): string {
  const point = step(media, 'mediaFocalPoint')
  const {x, y} = parseFocalPoint(`${asText(step(point, 'x'))},${asText(step(point, 'y'))}`)
  return `${x},${y}`
}

/** The attributes for the platform's image loader, each with a trailing space; nothing for a missing image. */
function imageMeta(image: Value, context: Context): string {
  if (image === undefined) return ''
  const src = asText(step(image, 'assetUrl'))
  const attributes = listAttributes({
    'data-licensed-asset-preview': isObject(step(image, 'licensedAssetPreview')) ? 'true' : undefined,
    'data-component-key': step(image, 'componentKey'),
    'data-src': src,
    'data-image': src,
    'data-image-dimensions': asText(step(image, 'originalSize')),
    'data-image-focal-point': focalPointOf(image),
    alt: altOf(image, context),
  })
  return attributes.map((attribute) => `${attribute} `).join('')
}

const DEFAULT_CLASS = 'thumb-image'

const image: Formatter = (value, args, context) => {
  const src = escapeAttribute(step(value, 'assetUrl'))
  const alt = escapeAttribute(altOf(value, context))
  const className = escapeAttribute(args.join(' ') || DEFAULT_CLASS)
  const id = escapeAttribute(step(value, 'id'))
  return `<noscript><img src="${src}" alt="${alt}" /></noscript><img class="${className}" ${imageMeta(value, context)}data-load="false" data-image-id="${id}" data-type="image" />`
}

/** `1500x983,100w,300w`: entries with a width alone are available formats. */
const readWidths = (variants: string): number[] =>
  variants.split(',').flatMap((variant) => (/^\d{1,5}w$/.test(variant) ? [Number.parseInt(variant, 10)] : []))

/** The original takes the next width above the largest variant. */
function srcsetOf(src: string, variants: string): string {
  const widths = readWidths(variants)
  const largest = widths.reduce((most, width) => Math.max(most, width), 0)
  const next = largest && IMAGE_WIDTHS.find((width) => width > largest)
  const candidates = widths.map((width) => candidate(src, `${width}w`, width))
  return [...candidates, ...(next ? [candidate(src, 'original', next)] : [])].join(',')
}

function imageSrcset(value: Value): string {
  const srcset = srcsetOf(asText(step(value, 'assetUrl')), asText(step(value, 'systemDataVariants')))
  return srcset && ` srcset="${escapeAttribute(srcset)}"`
}

export const imageFormatters = {
  'child-image-meta': (value, [index = '0'], context) =>
    imageMeta(step(step(value, 'items'), Number.parseInt(index, 10)), context),
  'cover-image-meta': (value, _args, context) => imageMeta(step(value, 'coverImage'), context),
  image,
  'image-meta': (value, _args, context) => imageMeta(value, context),
  'image-srcset': (value) => imageSrcset(value),
} as const satisfies Record<string, Formatter>
