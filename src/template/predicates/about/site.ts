import type {PredicateAbout, Topic} from '../../about.ts'

export const topic: Topic<PredicateAbout> = {
  title: 'Site and slides',
  order: 7,
  entries: {
    'comments?': {
      holds:
        '`commentState` is 1 or `publicCommentCount` is above 0, unless `websiteSettings` are there and `commentsEnabled` is not',
      input: 'item or collection',
    },
    'current-type?': {
      holds: '`currentType` is that of the slice that the argument names',
      input: 'slide',
      args: 'slice',
    },
    'disqus?': {holds: '`websiteSettings.disqusShortName` is truthy', input: 'anything'},
    'units-metric?': {holds: 'never: it reports that it is not implemented', input: 'anything'},
  },
}
