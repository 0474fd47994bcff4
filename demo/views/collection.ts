import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {OwnPage} from '../server/site/own-page.ts'
import type {PageOf} from './page.ts'

/** A page that owners have created. */
export const collectionPage =
  (collection: OwnPage): PageOf =>
  () => ({
    template: 'collection',
    title: collection.title,
    description: collection.description,
    type: PAGE_TYPES.collection,
    data: {collection},
  })
