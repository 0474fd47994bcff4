import {toNumber} from '../../lib/to-number.ts'
import type {Environment} from '../environment.ts'
import {scrub} from '../scrub.ts'
import type {Fields} from './body.ts'

/** Fields of a page in the census (tracking.md T4). */
export const pageFields = ({place, text}: Environment, clientDate: number): Fields => ({
  websiteId: text('website.id'),
  templateId: text('templateId'),
  website_locale: text('website.language'),
  userAgent: place.navigator.userAgent,
  clientDate,
  viewportInnerHeight: place.innerHeight,
  viewportInnerWidth: place.innerWidth,
  screenHeight: place.screen.height,
  screenWidth: place.screen.width,
  url: scrub(place.location.href),
  title: place.document.title,
  itemId: text('item.id'),
  recordType: toNumber(text('item.recordType'), null),
  collectionId: text('collection.id'),
  // so that reports can exclude automated browsers
  webdriver: place.navigator.webdriver,
})
