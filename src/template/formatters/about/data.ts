import type {FormatterAbout, Topic} from '../../about.ts'

const find = (which: string): FormatterAbout => ({
  summary: `Finds the ${which} element of a list with a truthy value at a path, in the element or in the entry of a lookup table that the element names.`,
  input: 'list',
  args: '[path] or @table path',
  output: `the element; without arguments the ${which} element of the list; nothing if no element matches`,
})

export const topic: Topic<FormatterAbout> = {
  title: 'Data',
  order: 5,
  entries: {
    apply: {
      summary:
        'Renders a partial or macro for the value. Names are looked up in the value first, then in the scope.',
      input: 'anything',
      args: 'name [private] [key=value …]',
      output:
        'the output of the partial. `private` hides the surrounding scope from it; the pairs are `@args`. Partials can be nested 16 levels deep',
    },
    'find-first': find('first'),
    'find-last': find('last'),
    format: {
      summary: 'Replaces `{0}`, `{1}` and so on with values.',
      input: 'text',
      args: 'reference …',
      output: 'the text, without numbers that have no argument, and without braces around anything else',
    },
    get: {
      summary: 'Reads a path whose keys are values themselves: texts, numbers, or lists of them.',
      input: 'object or list',
      args: 'reference …',
      output: 'the value at the path; nothing if a key or a value is missing',
    },
    'key-by': {
      summary: 'Makes a list a lookup table, with the value at a path of each element as the key.',
      input: 'list',
      args: 'path',
      output:
        'the table, in which later elements override earlier ones; an empty table for anything but a list',
    },
    lookup: {
      summary: 'Looks up a path that is a value itself.',
      input: 'anything',
      args: 'reference',
      output: 'the value at the path, looked up in the stack',
    },
    prop: {
      summary: 'Reads a literal path.',
      input: 'object or list',
      args: 'path …',
      output: 'the value at the path; nothing if the path ends early',
    },
  },
}
