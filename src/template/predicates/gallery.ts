import {GALLERY_CHOICES, type GALLERY_OPTIONS} from '../../model/gallery-options.ts'
import type {Context, Predicate} from '../compile/context.ts'
import {asBoolean, asText, step, type Value} from '../value.ts'

/** An option of the nearest gallery, looked up in the stack. */
const readOption = ({resolve}: Context, name: string): Value => step(resolve('options'), name)

const isOn =
  (name: string): Predicate =>
  (_value, _args, context) =>
    asBoolean(readOption(context, name))

const isChosen =
  (name: string, choice: string): Predicate =>
  (_value, _args, context) =>
    asText(readOption(context, name)) === choice

const CHOSEN = ['design', 'meta-position', 'active-alignment'] as const

const SWITCHED = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
] as const satisfies readonly (keyof typeof GALLERY_OPTIONS)[]

const choices = CHOSEN.flatMap((name) =>
  GALLERY_CHOICES[name].map((choice): [string, Predicate] => [
    `gallery-${name}-${choice}?`,
    isChosen(name, choice),
  ]),
)

export const galleryPredicates: Record<string, Predicate> = {
  ...Object.fromEntries(choices),
  ...Object.fromEntries(SWITCHED.map((name) => [`gallery-${name}?`, isOn(name)])),
  'gallery-meta?': (_value, _args, context) =>
    asBoolean(readOption(context, 'controls')) || asBoolean(readOption(context, 'indicators')),
}
