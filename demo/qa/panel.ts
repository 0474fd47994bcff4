import type {Attribute, Definition} from '../../src/ui/definition.ts'
import {about} from '../../widgets/gallery/about.ts'
import {definition} from '../../widgets/gallery/definition.ts'
import {galleryPictures} from '../seed/gallery-pictures.ts'

/** What sets one option. */
interface Control {
  name: string
  id: string
  hint: string
  isSwitch: boolean
  isNumber: boolean
  value: string
  min?: number
  max?: number
  choices: readonly string[]
}

function controlOf(name: string, attribute: Attribute): Control | null {
  const {type} = attribute
  if (type !== 'boolean' && type !== 'integer' && type !== 'choice') return null
  return {
    name,
    id: `panel-${name}`,
    hint: Object.entries(about.attributes).find(([key]) => key === name)?.[1] ?? '',
    isSwitch: type === 'boolean',
    isNumber: type === 'integer',
    value: `${attribute.default}`,
    choices: type === 'choice' ? attribute.choices : [],
    ...(type === 'integer' && {min: attribute.min ?? 0, max: attribute.max ?? 0}),
  }
}

/** A gallery, and a control for each of its options: out of the definition that the widget reads them by. */
export function galleryPanel() {
  const {attributes}: Definition = definition
  return {
    controls: Object.entries(attributes).flatMap(([name, attribute]) => controlOf(name, attribute) ?? []),
    items: galleryPictures.map((picture) => ({
      ...picture,
      src: `/media/${picture.file}`,
      href: `/media/${picture.file}`,
    })),
    listClass: '',
  }
}
