import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Numbers',
  order: 4,
  entries: {
    count: {
      summary: 'Counts the elements of a list, the keys of an object, or the UTF-16 units of a text.',
      input: 'list, object or text',
      output: 'the number; 0 for all else',
    },
    cycle: {
      summary: 'Picks one of its arguments by a number, over and over: alternating classes, for one.',
      input: 'number from 1; what is below counts from the end',
      args: 'choice …',
      output: 'the choice; nothing without arguments',
    },
    iter: {
      summary: 'Tells which element a repeated section is at.',
      input: 'anything',
      output: 'the number from 1; nothing outside of repeated sections',
    },
    mod: {
      summary: 'Tells the remainder of a division.',
      input: 'number',
      args: '[divisor=2]',
      output: 'the remainder, with the sign of the value',
    },
    round: {
      summary: 'Rounds to a whole number, halves up.',
      input: 'number',
      output: 'the number; 0 for what is no number or text',
    },
  },
}
