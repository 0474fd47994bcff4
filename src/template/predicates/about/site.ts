import type {PredicateAbout, Topic} from '../../about.ts'

export const topic: Topic<PredicateAbout> = {
  title: 'Site and slides',
  order: 7,
  entries: {
    'comments?': {
      holds:
        '`commentState` is 1 or `publicCommentCount` is above 0, unless `websiteSettings` exists without `commentsEnabled`',
      input: 'item or collection',
    },
    'current-type?': {
      holds: '`currentType` is the type of the slice in the argument',
      input: 'slide',
      args: 'slice',
    },
    'disqus?': {holds: '`websiteSettings.disqusShortName` is truthy', input: 'anything'},
    'units-metric?': {holds: 'never: it reports that it is not implemented', input: 'anything'},
  },
}
