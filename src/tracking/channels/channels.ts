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
import {census, inForm, newer, older, type Told} from './outgoing-event.ts'
import {pageFields} from './page-fields.ts'

type Channel = (told: Told) => Message | Message[]

const onPage = ({environment, at}: Told) => pageFields(environment, at)

const shopping = (told: Told): Message => newer(told, SHOPPING_SCHEMA, {...told.data, action: told.name})

/** Of an item, in both systems (tracking.md T9). */
const item =
  (event: string): Channel =>
  (told) => [
    shopping(told),
    older(told, event, {...told.data, websiteId: told.environment.text('website.id')}),
  ]

/** What has no line goes under its own name, to the older tracker where it is one of commerce. */
const other: Channel = (told) =>
  (told.name.startsWith('commerce_') ? older : newer)(told, told.name, told.data)

/** What goes where (product.md §7). */
const channels: Readonly<Record<keyof TrackedEvents, Channel>> = {
  PageView: (told) => older(told, PAGE_VIEW, olderFields(told.environment)),
  Hit: (told) =>
    inForm(told, `${CENSUS_PATH}RecordHit`, HIT_EVENT, onPage(told), {
      ss_cvr: told.environment.visitor.record,
    }),
  ButtonClick: (told) => census(told, 'button-click', onPage(told)),
  ButtonRender: (told) => census(told, 'button-render', onPage(told)),
  FormRender: (told) => census(told, 'form-render'),
  Overlay: (told) => census(told, 'overlay', onPage(told)),
  QuickView: (told) =>
    census(told, `RecordQuickView/${encodeURIComponent(`${told.data.productId}`)}`, {productId: null}),
  VisitPDP: item(ITEM_VIEW),
  AddToCart: item(ITEM_ADDED),
  ViewCart: shopping,
  RemoveFromCart: shopping,
  RelatedProductDisplay: shopping,
  RelatedProductClick: shopping,
  RelatedProductAdd: shopping,
  ReviewsTab: shopping,
  ReviewsVitalsAnchorLink: shopping,
  GatedVideo: (told) => newer(told, GATED_VIDEO_SCHEMA, told.data),
  commerce_checkout_order_confirmed: other,
}

/** A page may give its own events any name. */
const isKnown = (name: string): name is keyof TrackedEvents => Object.hasOwn(channels, name)

export const channelOf = (name: string): Channel => (isKnown(name) ? channels[name] : other)
