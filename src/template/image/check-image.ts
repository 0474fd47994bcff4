import {isImageUrl} from '../../format/image-url.ts'
import {asText} from '../value.ts'
import type {ImageInput, Read} from './input.ts'
import {checkPassthrough} from './passthrough.ts'

type Problem = string | false

const REQUIRED = ['src', 'width', 'height'] as const
const PIXELS = ['width', 'height'] as const
const TEXTS = ['src', 'alt', 'class', 'style', 'sizes', 'srcset', 'onLoadingComplete'] as const

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** The invalid value; lists and objects are not written out. */
const quote = (value: unknown): string => `"${asText(value)}"`

/** A positive integer; null for everything else. */
export const readPixels = (value: unknown): number | null =>
  /^0*[1-9]\d{0,8}$/.test(asText(value)) ? Number(value) : null

export function loaderOf(read: Read): unknown {
  const loader = read('loader')
  return isGiven(loader) ? loader : ('sqs' satisfies ImageInput['loader'])
}

function checkSrc(read: Read): Problem {
  const src = asText(read('src'))
  return src !== '' && !isImageUrl(src) && `src must be the address of an image, not ${quote(src)}`
}

function checkPixels(read: Read, name: (typeof PIXELS)[number]): Problem {
  const value = read(name)
  return isGiven(value) && !readPixels(value) && `${name} must be a positive integer, not ${quote(value)}`
}

function checkPriority(read: Read): Problem {
  const priority = read('priority')
  const isKnown = !isGiven(priority) || priority === 'high' || priority === 'low'
  return !isKnown && `priority must be high, low or null, not ${quote(priority)}`
}

function checkLoader(read: Read): Problem[] {
  const loader = loaderOf(read)
  return [
    loader !== 'sqs' && loader !== 'raw' && `received unknown loader type ${quote(loader)}`,
    loader !== 'raw' && isGiven(read('srcset')) && 'srcset is allowed with the raw loader only',
    loader === 'sqs' && !isGiven(read('sizes')) && 'sizes is required with the sqs loader',
  ]
}

/** A sentence for each problem (product.md §5, image template). */
export const checkImage = (read: Read): string[] =>
  [
    ...REQUIRED.map((name) => !isGiven(read(name)) && `${name} is required`),
    ...PIXELS.map((name) => checkPixels(read, name)),
    ...TEXTS.map((name) => isGiven(read(name)) && !asText(read(name)) && `${name} must be text`),
    checkSrc(read),
    checkPriority(read),
    ...checkLoader(read),
    ...checkPassthrough(read('passthrough')),
  ].filter((problem) => problem !== false)
