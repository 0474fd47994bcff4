import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Numbers',
  order: 4,
  entries: {
    count: {
      summary: 'Counts the elements of a list, the keys of an object, or the UTF-16 units of a text.',
      input: 'list, object or text',
      output: 'the number; 0 for everything else',
    },
    cycle: {
      summary: 'Picks one of its arguments by a number, repeatedly: for example, alternating classes.',
      input: 'number from 1; lower numbers count from the end',
      args: 'choice …',
      output: 'the choice; nothing without arguments',
    },
    iter: {
      summary: 'Prints the position of the current element of a repeated section.',
      input: 'anything',
      output: 'the number from 1; nothing outside of repeated sections',
    },
    mod: {
      summary: 'Prints the remainder of a division.',
      input: 'number',
      args: '[divisor=2]',
      output: 'the remainder, with the sign of the value',
    },
    round: {
      summary: 'Rounds to a whole number, halves up.',
      input: 'number',
      output: 'the number; 0 for values other than numbers and text',
    },
  },
}
