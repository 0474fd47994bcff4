import {GALLERY_OPTIONS} from '../../../model/gallery-options.ts'
import type {PredicateAbout, Topic} from '../../about.ts'

const input = 'anything: the nearest `options` in the value or the scope count'

const CHOSEN = ['design', 'meta-position', 'active-alignment'] as const
const SWITCHED = [
  'auto-crop',
  'autoplay',
  'controls',
  'lightbox',
  'show-meta',
  'show-meta-on-hover',
  'square-thumbs',
  'thumbnails',
] as const

const choices = CHOSEN.flatMap((option) =>
  GALLERY_OPTIONS[option].choices.map((choice) => ({option, choice})),
)

export const topic: Topic<PredicateAbout> = {
  title: 'Galleries',
  order: 5,
  entries: {
    ...Object.fromEntries(
      choices.map(({option, choice}) => [
        `gallery-${option}-${choice}?`,
        {holds: `\`${option}\` is \`${choice}\``, input},
      ]),
    ),
    ...Object.fromEntries(
      SWITCHED.map((option) => [`gallery-${option}?`, {holds: `\`${option}\` is on`, input}]),
    ),
    'gallery-meta?': {holds: '`controls` or `indicators` is on', input},
  },
}
