import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Text',
  order: 2,
  entries: {
    capitalize: {
      summary: 'Writes a text in capitals, all of it.',
      input: 'text',
      output: 'the text; nothing for what is no text, number or truth value',
    },
    'line-breaks': {
      summary: 'Turns line ends into `<br/>`.',
      input: 'text',
      output: 'the text with tags in it: escape it before, not after',
    },
    output: {
      summary: 'Prints its arguments, whatever the value is.',
      input: 'anything',
      args: 'text …',
      output: 'the arguments with a space between them',
    },
    pluralize: {
      summary:
        'Prints an ending, or a word, by a number. For other languages than English there is `plural`.',
      input: 'number',
      args: '[plural] or singular plural',
      output: 'the singular (default: nothing) for 1, else the plural (default: `s`)',
    },
    safe: {
      summary: 'Takes out all that looks like a tag.',
      input: 'text',
      output: 'the text; a `<` that no `>` follows stays. Values that are not truthy stay as they are',
    },
    slugify: {
      summary: 'Makes a text fit for an address: ASCII letters, digits and hyphens, in lower case.',
      input: 'text',
      output: 'the slug; white space becomes a hyphen, all other characters go',
    },
    smartypants: {
      summary: 'Turns straight quotes into curved ones, and `--` into a dash.',
      input: 'text',
      output: 'the text. A single quote behind the letter s opens: that is what the language does',
    },
    str: {
      summary: 'Makes a text of a value.',
      input: 'anything',
      output: 'the text, number or truth value; nothing for all else',
    },
    truncate: {
      summary: 'Cuts a text behind the last white space before the limit, or at the limit.',
      input: 'text',
      args: '[length=100] [ellipsis=...]',
      output:
        'the text, with the ellipsis where something was cut; unchanged where the length is no number above 0',
    },
  },
}
