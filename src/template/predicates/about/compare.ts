import type {PredicateAbout, Topic} from '../../about.ts'

const comparison = (relation: string, note = ''): PredicateAbout => ({
  holds: `the value ${relation} the argument, or the first argument ${relation} the second${note}`,
  input: 'anything',
  args: '[a] b',
})

const ordered = ', which is converted to the type of the left side'

export const topic: Topic<PredicateAbout> = {
  title: 'Comparison',
  order: 1,
  entries: {
    'equal?': comparison('equals', ', including its type; a missing value is null'),
    'greaterThan?': comparison('is more than', ordered),
    'greaterThanOrEqual?': comparison('is at least', ordered),
    'lessThan?': comparison('is less than', ordered),
    'lessThanOrEqual?': comparison('is at most', ordered),
    'notEqual?': comparison('differs from', ', including its type; a missing value is null'),
  },
}
