import type {PredicateAbout, Topic} from '../../about.ts'

export const topic: Topic<PredicateAbout> = {
  title: 'Items and collections',
  order: 4,
  entries: {
    'calendar-view?': {holds: '`calendarView` is true, in the value or the scope', input: 'collection'},
    'child-images?': {holds: 'the first of its `items` has an image', input: 'item or collection'},
    'clickable?': {
      holds: '`folderBehavior`, in the value or the scope, is 1 (index) or 2 (redirect), or missing',
      input: 'link of a navigation',
    },
    'collection?': {holds: 'it has a `collection`', input: 'link of a navigation'},
    'collection-page?': {holds: '`collection.type` is 10', input: 'link of a navigation'},
    'collection-template-page?': {
      holds: '`type` of its `collection`, or its own, is 7',
      input: 'link of a navigation, or collection',
    },
    'collectionTypeNameEquals?': {
      holds: '`typeName`, in the value or the scope, is the argument',
      input: 'anything',
      args: 'name',
    },
    'excerpt?': {
      holds: 'its `excerpt` (or `excerpt.html`) has visible content besides tags and white space',
      input: 'item',
    },
    'external-link?': {holds: 'it has an `externalLink`', input: 'link of a navigation'},
    'folder?': {holds: '`collection.folder` is truthy', input: 'link of a navigation'},
    'has-multiple?': {holds: 'it has more than one element or field', input: 'list or object'},
    'index?': {holds: 'it is a folder, and `collection.folderBehavior` is 1', input: 'link of a navigation'},
    'location?': {holds: '`location` has both `mapLat` and `mapLng`', input: 'event or item'},
    'main-image?': {holds: 'it has a `mainImageId` or a `systemDataId`', input: 'item'},
    'passthrough?': {holds: '`passthrough` is truthy, and `sourceUrl` is there and not empty', input: 'item'},
    'redirect?': {holds: '`folderBehavior` is 2', input: 'link of a navigation'},
    'same-day?': {holds: '`startDate` and `endDate` are on the same day in UTC', input: 'event'},
    'serviceNameEmail?': {holds: '`serviceName` is `email`', input: 'account'},
    'show-past-events?': {holds: '`showPastOrUpcomingEvents` is `past`', input: 'collection'},
  },
}
