import {
  BACKGROUND_SOURCES,
  FOLDER_BEHAVIORS,
  PAGE_COLLECTION,
  PROMOTED_BLOCKS,
  RECORD_TYPES,
  TEMPLATE_PAGE_COLLECTION,
  UNDEFINED_CODE,
} from '../../model/content.ts'
import type {Predicate} from '../compile/context.ts'
import {stripTags} from '../strip-tags.ts'
import {asBoolean, asText, isTruthy, step, type Value, walk} from '../value.ts'

type Table = Record<string, Predicate>

const tableOf = <T>(
  entries: Iterable<T>,
  create: (entry: T) => [name: string, predicate: Predicate],
): Table => Object.fromEntries(Array.from(entries, create))

/** Records that a promoted block supports, too. */
const PROMOTABLE: readonly string[] = ['image', 'quote', 'link', 'video', 'gallery']

const isRecord = (name: string, code: number): Predicate =>
  PROMOTABLE.includes(name)
    ? (value) => step(value, 'recordType') === code || step(value, 'promotedBlockType') === name
    : (value) => step(value, 'recordType') === code

const recordPredicates = tableOf(
  Object.entries({...RECORD_TYPES, undefined: UNDEFINED_CODE}),
  ([name, code]) => [`${name}?`, isRecord(name, code)],
)

const promotedPredicates = tableOf(PROMOTED_BLOCKS, (name) => [
  `promoted${name.toUpperCase()}?`,
  (value) => step(value, 'promotedBlockType') === name,
])

const backgroundPredicates = tableOf(
  Object.entries({...BACKGROUND_SOURCES, undefined: UNDEFINED_CODE}),
  ([name, code]) => [`background-source-${name}?`, (value) => step(value, 'backgroundSource') === code],
)

/** Whether a record is or has a picture. */
export const hasImage = (value: Value): boolean =>
  isTruthy(step(value, 'mainImageId')) || isTruthy(step(value, 'systemDataId'))

const isFolder = (value: Value): boolean => isTruthy(walk(value, ['collection', 'folder']))

/** Number of elements of a list, or of fields of an object. */
const sizeOf = (value: Value): number =>
  typeof value === 'object' && value !== null ? Object.keys(value).length : 0

const isThere = (value: Value): boolean => value !== undefined && value !== null

/** Tags, white space and invisible characters do not make an excerpt. */
const hasText = (html: Value): boolean =>
  typeof html === 'string' && /[^\s\u200b\ufeff]/.test(stripTags(html.replaceAll('&nbsp;', '')))

const dayOf = (value: Value, field: string): string =>
  new Date(Number(step(value, field))).toISOString().slice(0, 10)

const isTime = (value: Value): boolean => typeof value === 'number' && Math.abs(value) <= 8.64e15

const isSameDay: Predicate = (value) =>
  isTime(step(value, 'startDate')) &&
  isTime(step(value, 'endDate')) &&
  dayOf(value, 'startDate') === dayOf(value, 'endDate')

/** An item without any special behaviour is clickable. */
const isClickable: Predicate = (_value, _args, {resolve}) => {
  const behavior = resolve('folderBehavior')
  return !isThere(behavior) || behavior === FOLDER_BEHAVIORS.index || behavior === FOLDER_BEHAVIORS.redirect
}

export const contentPredicates: Table = {
  ...recordPredicates,
  ...promotedPredicates,
  ...backgroundPredicates,
  'external-video?': isRecord('video', RECORD_TYPES.video),
  'calendar-view?': (_value, _args, {resolve}) => asBoolean(resolve('calendarView')),
  'child-images?': (value) => hasImage(walk(value, ['items', 0])),
  'clickable?': isClickable,
  'collection?': (value) => isTruthy(step(value, 'collection')),
  'collection-page?': (value) => walk(value, ['collection', 'type']) === PAGE_COLLECTION,
  'collection-template-page?': (value) =>
    step(step(value, 'collection') ?? value, 'type') === TEMPLATE_PAGE_COLLECTION,
  'collectionTypeNameEquals?': (_value, [name], {resolve}) => asText(resolve('typeName')) === name,
  'excerpt?': (value) => hasText(walk(value, ['excerpt', 'html'])) || hasText(step(value, 'excerpt')),
  'external-link?': (value) => isTruthy(step(value, 'externalLink')),
  'folder?': isFolder,
  'has-multiple?': (value) => sizeOf(value) > 1,
  'index?': (value) =>
    isFolder(value) && walk(value, ['collection', 'folderBehavior']) === FOLDER_BEHAVIORS.index,
  'location?': (value) =>
    isThere(walk(value, ['location', 'mapLat'])) && isThere(walk(value, ['location', 'mapLng'])),
  'main-image?': hasImage,
  'passthrough?': (value) => isTruthy(step(value, 'passthrough')) && asText(step(value, 'sourceUrl')) !== '',
  'redirect?': (value) => step(value, 'folderBehavior') === FOLDER_BEHAVIORS.redirect,
  'same-day?': isSameDay,
  'serviceNameEmail?': (value) => step(value, 'serviceName') === 'email',
  'show-past-events?': (value) => step(value, 'showPastOrUpcomingEvents') === 'past',
}
