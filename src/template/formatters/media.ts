import {formatDuration} from '../../format/duration.ts'
import type {Formatter} from '../compile/context.ts'
import {hasImage} from '../predicates/content.ts'
import {asNumber, asText, isTruthy, step, type Value, walk} from '../value.ts'
import {listAttributes} from './attributes.ts'
import {colorAttributes} from './color.ts'
import {escapeAttribute} from './escape.ts'
import {focalPointOf} from './image.ts'

/** The poster image of the video. */
function thumbnailOf(value: Value, hasColors: boolean): string {
  const colors = step(value, 'colorData')
  const attributes = [
    ...listAttributes({
      'data-load': 'false',
      'data-src': asText(step(value, 'assetUrl')),
      'data-image-dimensions': asText(step(value, 'originalSize')),
      'data-image-focal-point': focalPointOf(value),
    }),
    ...(hasColors && isTruthy(colors) ? colorAttributes(colors, (place) => place.toLowerCase()) : []),
  ]
  return `<img ${attributes.join(' ')} />`
}

function overlayOf(value: Value, hasColors: boolean): string {
  const hasPicture = hasImage(value)
  const picture = hasPicture ? thumbnailOf(value, hasColors) : ''
  return `<div class="sqs-video-overlay${hasPicture ? '' : ' no-thumb'}" style="opacity: 0;">${picture}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`
}

const video: Formatter = (value, args) => {
  const html = escapeAttribute(walk(value, ['oembed', 'html']))
  const provider = escapeAttribute(walk(value, ['oembed', 'providerName']))
  const load = args.includes('load-false') ? '  data-load="false"' : ''
  const overlay = isTruthy(step(value, 'overlay')) ? overlayOf(value, args.includes('color-data')) : ''
  return `<div class="sqs-video-wrapper"${load} data-html="${html}" data-provider-name="${provider}">${overlay}</div>`
}

/** The script is part of the platform's markup, and needs globals that other pages lack. */
const AUDIO_SCRIPT = `<script>Y.use('squarespace-audio-player-frontend');</script>`

const audioPlayer: Formatter = (value) => {
  const url = escapeAttribute(walk(value, ['structuredContent', 'audioAssetUrl']))
  const id = escapeAttribute(step(value, 'id'))
  return `${AUDIO_SCRIPT}\n<div class="squarespace-audio-player" data-audio-asset-url="${url}" data-item-id="${id}" id="audio-player-${id}"></div>`
}

export const mediaFormatters = {
  'audio-player': audioPlayer,
  humanizeDuration: (value) => formatDuration(asNumber(value)),
  video,
} as const satisfies Record<string, Formatter>
