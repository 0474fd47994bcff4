import type {PredicateAbout, Topic} from '../../about.ts'

const comparison = (relation: string, note = ''): PredicateAbout => ({
  holds: `the value ${relation} the argument, or the first argument ${relation} the second${note}`,
  input: 'anything',
  args: '[a] b',
})

const ordered = ', which takes the type of the left side'

export const topic: Topic<PredicateAbout> = {
  title: 'Comparison',
  order: 1,
  entries: {
    'equal?': comparison('is', ', type and all; missing is null'),
    'greaterThan?': comparison('is more than', ordered),
    'greaterThanOrEqual?': comparison('is no less than', ordered),
    'lessThan?': comparison('is less than', ordered),
    'lessThanOrEqual?': comparison('is no more than', ordered),
    'notEqual?': comparison('is not', ', type and all; missing is null'),
  },
}
