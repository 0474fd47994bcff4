import type {FormatterAbout, Topic} from '../../about.ts'

const unchanged = (once: string): FormatterAbout => ({
  summary: `Does nothing: it is there for templates that still have it. Once it ${once}.`,
  input: 'anything',
  args: '…',
  output: 'the value as it is',
})

export const topic: Topic<FormatterAbout> = {
  title: 'Content',
  order: 8,
  entries: {
    AbsUrl: {
      summary: 'Makes an address of a path: `base-url` of the data, a slash, and the path.',
      input: 'text',
      output: 'the address, still to be escaped for an attribute',
    },
    datetimefield: unchanged('showed a part of a date'),
    'item-classes': {
      summary:
        'Prints the classes that themes style items by: of promotion, categories, tags, author, kind, position, and of being featured, on sale or sold out.',
      input:
        'item; `promotedBlockType`, `categories`, `tags`, `author`, `recordTypeLabel` and `starred` are looked for around it where it has none',
      output: 'classes with a space between them; names in them are slugs',
    },
    unit: unchanged('showed a measure'),
  },
}
