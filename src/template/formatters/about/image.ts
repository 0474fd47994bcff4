import type {FormatterAbout, Topic} from '../../about.ts'

const image = 'image: `assetUrl`, `originalSize`, `mediaFocalPoint`, `altText` or `title`, `body`, `filename`'
const size = 'text: `WIDTHxHEIGHT`, as `originalSize` has it'
const unreadable = "`Invalid source parameter. Pass in 'originalSize'` for all else"

const part = (what: string): FormatterAbout => ({
  summary: `Takes the ${what} out of a size.`,
  input: size,
  output: 'the number; nothing for all else',
})

const resized = (what: string, other: string): FormatterAbout => ({
  summary: `Tells the ${what} of an image that is shown at a ${other}, with its proportions kept.`,
  input: size,
  args: other,
  output: `the number; ${unreadable}`,
})

const LADDER = '`100w`, `300w`, `500w`, `750w`, `1000w` or `1500w`'
const thumbnail = (what: string): string =>
  `Chooses the width of the ladder that an image has to be fetched in for a ${what}.`

export const topic: Topic<FormatterAbout> = {
  title: 'Images, colours, video and audio',
  order: 12,
  entries: {
    'audio-player': {
      summary: 'Marks the place of a player.',
      input: 'item: `id`, `structuredContent.audioAssetUrl`',
      output: 'a script that starts the players, and a `div.squarespace-audio-player`',
    },
    'child-image-meta': {
      summary:
        'Prints the attributes of the image of one of the items within an item, for scripts that load it.',
      input: 'item or collection: `items`',
      args: '[index=0]',
      output: 'the attributes as `image-meta` prints them; nothing where there is no such item',
    },
    'color-weight': {
      summary: 'Tells whether a colour is light or dark.',
      input: 'text: three to six hex digits, with or without `#`',
      output: '`light` or `dark`; nothing for all else',
    },
    'cover-image-meta': {
      summary: 'Prints the attributes of the cover of a collection, for scripts that load it.',
      input: 'collection: `coverImage`',
      output: 'the attributes as `image-meta` prints them',
    },
    height: part('height'),
    humanizeDuration: {
      summary: 'Writes a duration as minutes and seconds.',
      input: 'milliseconds',
      output: 'text such as `3:05`',
    },
    image: {
      summary: 'Prints an image that scripts load when it is needed, and one for visitors without scripts.',
      input: image,
      args: '[class=thumb-image]',
      output: 'a `noscript` and an `img`',
    },
    'image-color': {
      summary: 'Prints the average colours of the corners and the centre of an image as data attributes.',
      input: 'image: `colorData`',
      args: '[position [label]]',
      output: 'attributes, or the one colour at the position; nothing where the image has no colours',
    },
    'image-meta': {
      summary: 'Prints the attributes that scripts load an image by.',
      input: image,
      output: 'attributes, each with a space behind it',
    },
    'image-srcset': {
      summary: 'Prints the widths that an image can be fetched in.',
      input: 'image: `assetUrl`, `systemDataVariants`',
      output: 'a `srcset` attribute with a space in front of it',
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
      input: 'any: it is not looked at',
      args: 'width',
      output: LADDER,
    },
    video: {
      summary: 'Marks the place of a video, with its overlay image where it has one.',
      input: 'item: `oembed`, and its image where it has an `overlay`',
      args: '[load-false] [color-data]',
      output: 'a `div.sqs-video-wrapper`',
    },
    'website-color': {
      summary: 'Writes a colour for a style sheet.',
      input: 'colour: `hue`, `saturation`, `lightness`, and maybe `alpha`',
      output: '`hsl()` or `hsla()`; a sentence where a value is missing or out of its bounds',
    },
    width: part('width'),
  },
}
