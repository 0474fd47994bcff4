import {
  CENSUS_PATH,
  GATED_VIDEO_SCHEMA,
  HIT_EVENT,
  ITEM_ADDED,
  ITEM_VIEW,
  PAGE_VIEW,
  SHOPPING_SCHEMA,
} from '../assumptions.ts'
import type {TrackedEvents} from '../events/events.ts'
import type {Message} from '../outbox/message.ts'
import {olderFields} from './older-fields.ts'
import {census, inForm, newer, type OutgoingEvent, older} from './outgoing-event.ts'
import {pageFields} from './page-fields.ts'

type Channel = (outgoing: OutgoingEvent) => Message | Message[]

const onPage = ({environment, at}: OutgoingEvent) => pageFields(environment, at)

const shopping = (outgoing: OutgoingEvent): Message =>
  newer(outgoing, SHOPPING_SCHEMA, {...outgoing.data, action: outgoing.name})

/** Events of an item go to both trackers (tracking.md T9). */
const item =
  (event: string): Channel =>
  (outgoing) => [
    shopping(outgoing),
    older(outgoing, event, {...outgoing.data, websiteId: outgoing.environment.text('website.id')}),
  ]

/** Every other event keeps its name; commerce events go to the older tracker. */
const other: Channel = (outgoing) =>
  (outgoing.name.startsWith('commerce_') ? older : newer)(outgoing, outgoing.name, outgoing.data)

/** Which tracker gets which event (product.md §7). */
const channels: Readonly<Record<keyof TrackedEvents, Channel>> = {
  PageView: (outgoing) => older(outgoing, PAGE_VIEW, olderFields(outgoing.environment)),
  Hit: (outgoing) =>
    inForm(outgoing, `${CENSUS_PATH}RecordHit`, HIT_EVENT, onPage(outgoing), {
      ss_cvr: outgoing.environment.visitor.record,
    }),
  ButtonClick: (outgoing) => census(outgoing, 'button-click', onPage(outgoing)),
  ButtonRender: (outgoing) => census(outgoing, 'button-render', onPage(outgoing)),
  FormRender: (outgoing) => census(outgoing, 'form-render'),
  Overlay: (outgoing) => census(outgoing, 'overlay', onPage(outgoing)),
  QuickView: (outgoing) =>
    census(outgoing, `RecordQuickView/${encodeURIComponent(`${outgoing.data.productId}`)}`, {
      productId: null,
    }),
  VisitPDP: item(ITEM_VIEW),
  AddToCart: item(ITEM_ADDED),
  ViewCart: shopping,
  RemoveFromCart: shopping,
  RelatedProductDisplay: shopping,
  RelatedProductClick: shopping,
  RelatedProductAdd: shopping,
  ReviewsTab: shopping,
  ReviewsVitalsAnchorLink: shopping,
  GatedVideo: (outgoing) => newer(outgoing, GATED_VIDEO_SCHEMA, outgoing.data),
  // without the visitor's record
  FieldData: (outgoing) => inForm(outgoing, `${CENSUS_PATH}field-data`, outgoing.name, outgoing.data),
  commerce_checkout_order_confirmed: other,
}

/** Events of the page may have any name. */
const isKnown = (name: string): name is keyof TrackedEvents => Object.hasOwn(channels, name)

export const channelOf = (name: string): Channel => (isKnown(name) ? channels[name] : other)
