import type {FormatterAbout, Topic} from '../../about.ts'

const unchanged = (once: string): FormatterAbout => ({
  summary: `Does nothing: old templates still use it. It formerly ${once}.`,
  input: 'anything',
  args: '…',
  output: 'the unchanged value',
})

export const topic: Topic<FormatterAbout> = {
  title: 'Content',
  order: 8,
  entries: {
    AbsUrl: {
      summary: 'Makes a path an address: `base-url` of the data, a slash, and the path.',
      input: 'text',
      output: 'the address, not yet escaped for an attribute',
    },
    datetimefield: unchanged('showed a part of a date'),
    'item-classes': {
      summary:
        'Prints the classes with which themes style items: for promotion, categories, tags, author, kind, position, and for featured, on sale and sold out.',
      input:
        'item; `promotedBlockType`, `categories`, `tags`, `author`, `recordTypeLabel` and `starred` are looked up in the scope if they are missing',
      output: 'classes, separated by spaces; names in them are slugs',
    },
    unit: unchanged('showed a measure'),
  },
}
