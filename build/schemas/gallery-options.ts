import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {GALLERY_OPTIONS, type GalleryOption} from '../../src/model/gallery-options.ts'

function schemaOf(option: GalleryOption): JsonSchema {
  const {default: standard} = option
  if (option.type === 'choice') return {type: 'string', enum: [...option.choices], default: standard}
  if (option.type === 'boolean') return {type: 'boolean', default: standard}
  return {type: 'integer', minimum: option.min, maximum: option.max, default: standard}
}

/** The options of a gallery as the widget reads them, with the descriptions of its attributes. */
export const galleryOptions = (about: Readonly<Record<string, string>>): JsonSchema => ({
  description: 'The appearance of a gallery. An attribute of the same name overrides an option.',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: {type: 'string', description: 'Address of this schema, for editors.'},
    ...Object.fromEntries(
      Object.entries(GALLERY_OPTIONS).map(([name, option]) => [
        name,
        {...schemaOf(option), ...(about[name] && {description: about[name]})},
      ]),
    ),
  },
})
