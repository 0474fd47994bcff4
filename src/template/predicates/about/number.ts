import type {PredicateAbout, Topic} from '../../about.ts'

export const topic: Topic<PredicateAbout> = {
  title: 'Numbers',
  order: 2,
  entries: {
    'debug?': {holds: '`debug` is truthy, in the data or around the tag', input: 'anything'},
    'even?': {holds: 'it is even', input: 'number', args: '[reference]'},
    'nth?': {
      holds: 'it can be divided by the number without a remainder; both have to be whole',
      input: 'number',
      args: '[reference] number',
    },
    'odd?': {holds: 'it is odd', input: 'number', args: '[reference]'},
    'plural?': {holds: 'it is more than 1', input: 'number'},
    'singular?': {holds: 'it is 1', input: 'number'},
  },
}
