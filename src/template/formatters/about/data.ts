import type {FormatterAbout, Topic} from '../../about.ts'

const find = (which: string): FormatterAbout => ({
  summary: `Finds the ${which} element of a list for which a path leads to something truthy, in the element or in the entry of a look-up table that the element names.`,
  input: 'list',
  args: '[path] or @table path',
  output: `the element; without arguments the ${which} of all; nothing where there is none`,
})

export const topic: Topic<FormatterAbout> = {
  title: 'Data',
  order: 5,
  entries: {
    apply: {
      summary:
        'Renders a partial or macro for the value. Names are looked for in the value first, then around it.',
      input: 'anything',
      args: 'name [private] [key=value …]',
      output:
        'what the partial prints. `private` keeps it from seeing what is around; the pairs are `@args`. Partials run within each other 16 deep',
    },
    'find-first': find('first'),
    'find-last': find('last'),
    format: {
      summary: 'Puts values in place of `{0}`, `{1}` and so on.',
      input: 'text',
      args: 'reference …',
      output: 'the text; numbers without an argument, and braces around anything else, vanish',
    },
    get: {
      summary: 'Goes down by keys that are values themselves: texts, numbers, or lists of them.',
      input: 'object or list',
      args: 'reference …',
      output: 'what is found; nothing where a key or a value is missing',
    },
    'key-by': {
      summary: 'Makes a look-up table of a list, by what a path leads to in each element.',
      input: 'list',
      args: 'path',
      output: 'the table, in which later elements go before earlier ones; an empty one for what is no list',
    },
    lookup: {
      summary: 'Looks up a path that is a value itself.',
      input: 'anything',
      args: 'reference',
      output: 'what the path leads to, up the stack',
    },
    prop: {
      summary: 'Goes down a path that is written out.',
      input: 'object or list',
      args: 'path …',
      output: 'what is found; nothing where the path ends early',
    },
  },
}
