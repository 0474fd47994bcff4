import {asRecord} from '../../../src/lib/as-record.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {toNumber} from '../../../src/lib/to-number.ts'
import {mediaAddress} from '../../../src/model/web-address.ts'
import {wantsLessData} from './wants-less-data.ts'

/** A stream that adapts to the connection: browsers that cannot play it skip it by its type, without a request. */
const STREAM = 'application/vnd.apple.mpegurl'

/** The JSON of an attribute; empty if it has none. */
export function readRecord(text: string | undefined): Record<string, unknown> {
  const parsed = parseJson(text)
  return asRecord(parsed.ok ? parsed.value : null)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Variants such as `640:360`; the best for the width first. */
function sortVariants(variants: string, width: number): string[] {
  const all = variants.split(',').filter((variant) => /^\d+:\d+$/.test(variant))
  const widthOf = (variant: string) => Number.parseInt(variant, 10)
  const up = all.sort((a, b) => widthOf(a) - widthOf(b))
  const best = up.find((variant) => widthOf(variant) >= width) ?? up.at(-1)
  return best ? [best, ...up.filter((variant) => variant !== best)] : []
}

function createSource(address: string, type = ''): HTMLSourceElement {
  const source = document.createElement('source')
  source.src = mediaAddress(address) ?? ''
  if (type) source.type = type
  return source
}

/**
 * A video that the platform stores, from the JSON in its markup; null without an address. It requests its poster, and
 * nothing of the film before it plays.
 */
export function createHosted(json: string | undefined, element: HTMLElement): HTMLVideoElement | null {
  const config = readRecord(json)
  const {alexandriaUrl, aspectRatio, systemDataVariants} = {...asRecord(config.structuredContent), ...config}
  const address = mediaAddress(textOf(alexandriaUrl))
  if (!address) return null
  const urlOf = (variant: string) => address.replace('{variant}', variant)
  const width = wantsLessData() ? 0 : element.offsetWidth * devicePixelRatio
  const video = document.createElement('video')
  const ratio = toNumber(aspectRatio, 0)
  const picture = textOf(readRecord(element.dataset.configThumbnail).assetUrl)
  video.className = 'video__film'
  video.preload = 'none'
  video.setAttribute('playsinline', '')
  video.setAttribute('poster', mediaAddress(picture) ?? mediaAddress(urlOf('thumbnail')) ?? '')
  if (ratio > 0) video.style.setProperty('--video-ratio', `${ratio}`)
  video.append(
    createSource(urlOf('playlist.m3u8'), STREAM),
    ...sortVariants(textOf(systemDataVariants), width).map((variant) =>
      createSource(urlOf(`mp4-h264-${variant}`)),
    ),
  )
  return video
}
