import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Text',
  order: 2,
  entries: {
    capitalize: {
      summary: 'Converts a text to upper case.',
      input: 'text',
      output: 'the text; nothing for values other than text, numbers and booleans',
    },
    'line-breaks': {
      summary: 'Replaces line breaks with `<br/>`.',
      input: 'text',
      output: 'the text with tags in it: escape it before, not after',
    },
    output: {
      summary: 'Prints its arguments, and ignores the value.',
      input: 'anything',
      args: 'text …',
      output: 'the arguments, separated by spaces',
    },
    pluralize: {
      summary:
        'Prints an ending, or a word, depending on a number. For languages other than English, use `plural`.',
      input: 'number',
      args: '[plural] or singular plural',
      output: 'the singular (default: nothing) for 1, else the plural (default: `s`)',
    },
    safe: {
      summary: 'Removes everything that looks like a tag.',
      input: 'text',
      output: 'the text; a `<` without a `>` after it stays. Falsy values are unchanged',
    },
    slugify: {
      summary: 'Converts a text to a slug for an address: ASCII letters, digits and hyphens, in lower case.',
      input: 'text',
      output: 'the slug; white space becomes a hyphen, all other characters are removed',
    },
    smartypants: {
      summary: 'Replaces straight quotes with curved ones, and `--` with a dash.',
      input: 'text',
      output: 'the text. A single quote after the letter s is an opening one, as the language defines',
    },
    str: {
      summary: 'Converts a value to text.',
      input: 'anything',
      output: 'the text, number or boolean; nothing for everything else',
    },
    truncate: {
      summary: 'Cuts a text after the last white space before the limit, or at the limit.',
      input: 'text',
      args: '[length=100] [ellipsis=...]',
      output: 'the text, with the ellipsis if it was cut; unchanged if the length is not a number above 0',
    },
  },
}
