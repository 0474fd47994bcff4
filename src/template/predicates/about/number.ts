import type {PredicateAbout, Topic} from '../../about.ts'

export const topic: Topic<PredicateAbout> = {
  title: 'Numbers',
  order: 2,
  entries: {
    'debug?': {holds: '`debug` is truthy, in the data or in the scope of the tag', input: 'anything'},
    'even?': {holds: 'it is even', input: 'number', args: '[reference]'},
    'nth?': {
      holds: 'it is divisible by the number; both have to be whole numbers',
      input: 'number',
      args: '[reference] number',
    },
    'odd?': {holds: 'it is odd', input: 'number', args: '[reference]'},
    'plural?': {holds: 'it is more than 1', input: 'number'},
    'singular?': {holds: 'it is 1', input: 'number'},
  },
}
