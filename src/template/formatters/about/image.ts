import type {FormatterAbout, Topic} from '../../about.ts'

const image = 'image: `assetUrl`, `originalSize`, `mediaFocalPoint`, `altText` or `title`, `body`, `filename`'
const size = 'text: `WIDTHxHEIGHT`, in the format of `originalSize`'
const unreadable = "`Invalid source parameter. Pass in 'originalSize'` for everything else"

const part = (what: string): FormatterAbout => ({
  summary: `Reads the ${what} from a size.`,
  input: size,
  output: 'the number; nothing for everything else',
})

const resized = (what: string, other: string): FormatterAbout => ({
  summary: `Calculates the ${what} of an image for a given ${other}, keeping its aspect ratio.`,
  input: size,
  args: other,
  output: `the number; ${unreadable}`,
})

const LADDER = '`100w`, `300w`, `500w`, `750w`, `1000w` or `1500w`'
const thumbnail = (what: string): string =>
  `Selects the width of the ladder in which an image has to be fetched for a given ${what}.`

export const topic: Topic<FormatterAbout> = {
  title: 'Images, colours, video and audio',
  order: 12,
  entries: {
    'audio-player': {
      summary: 'Prints a placeholder for an audio player.',
      input: 'item: `id`, `structuredContent.audioAssetUrl`',
      output: 'a script that starts the players, and a `div.squarespace-audio-player`',
    },
    'child-image-meta': {
      summary:
        'Prints the attributes of the image of one of an item’s child items, for scripts that load it.',
      input: 'item or collection: `items`',
      args: '[index=0]',
      output: 'the attributes in the format of `image-meta`; nothing if there is no such item',
    },
    'color-weight': {
      summary: 'Classifies a colour as light or dark.',
      input: 'text: three to six hex digits, with or without `#`',
      output: '`light` or `dark`; nothing for everything else',
    },
    'cover-image-meta': {
      summary: 'Prints the attributes of the cover image of a collection, for scripts that load it.',
      input: 'collection: `coverImage`',
      output: 'the attributes in the format of `image-meta`',
    },
    height: part('height'),
    humanizeDuration: {
      summary: 'Formats a duration as minutes and seconds.',
      input: 'milliseconds',
      output: 'text such as `3:05`',
    },
    image: {
      summary: 'Prints an image that scripts load on demand, and a `noscript` image.',
      input: image,
      args: '[class=thumb-image]',
      output: 'a `noscript` and an `img`',
    },
    'image-color': {
      summary: 'Prints the average colours of the corners and the centre of an image as data attributes.',
      input: 'image: `colorData`',
      args: '[position [label]]',
      output: 'attributes, or the colour at one position; nothing if the image has no colours',
    },
    'image-meta': {
      summary: 'Prints the attributes from which scripts load an image.',
      input: image,
      output: 'attributes, each with a trailing space',
    },
    'image-srcset': {
      summary: 'Prints the widths in which an image can be fetched.',
      input: 'image: `assetUrl`, `systemDataVariants`',
      output: 'a `srcset` attribute with a leading space',
    },
    resizedHeightForWidth: resized('height', 'width'),
    resizedWidthForHeight: resized('width', 'height'),
    squarespaceThumbnailForHeight: {
      summary: thumbnail('height'),
      input: size,
      args: 'height',
      output: `${LADDER}; ${unreadable}`,
    },
    squarespaceThumbnailForWidth: {
      summary: thumbnail('width'),
      input: 'any value: it is ignored',
      args: 'width',
      output: LADDER,
    },
    video: {
      summary: 'Prints a placeholder for a video, with its overlay image if it has one.',
      input: 'item: `oembed`, and its image if it has an `overlay`',
      args: '[load-false] [color-data]',
      output: 'a `div.sqs-video-wrapper`',
    },
    'website-color': {
      summary: 'Formats a colour for a style sheet.',
      input: 'colour: `hue`, `saturation`, `lightness`, and optionally `alpha`',
      output: '`hsl()` or `hsla()`; a sentence if a value is missing or out of range',
    },
    width: part('width'),
  },
}
