import {Window} from 'happy-dom'
import {vi} from 'vitest'
import {addEntry, loadCart} from '../src/api/cart/cart.ts'
import {updateAdditionalFields} from '../src/api/cart/entry-fields.ts'
import {loadStock} from '../src/api/cart/inventory.ts'
import {createSubscriptionCart} from '../src/api/cart/subscription.ts'
import {loadFormSchema} from '../src/api/forms/form-schema.ts'
import {submitForm, validateForm} from '../src/api/forms/forms.ts'
import {request as send} from '../src/api/http.ts'
import {logIn, logOut, setMemberLocale} from '../src/api/members/members.ts'
import {autocompletePlaces, loadPlaceDetails} from '../src/api/places.ts'
import {createProductCategory, createProductCollection} from '../src/api/products/product-collections.ts'
import {loadQuickView} from '../src/api/products/quick-view.ts'
import {loadPreferences, savePreferences} from '../src/api/site/commerce-preferences.ts'
import {validateEventContent} from '../src/api/site/event-content.ts'
import {loadHeaderFooter, saveHeaderFooter} from '../src/api/site/header-footer.ts'
import * as multilingual from '../src/api/site/multilingual.ts'
import {updateNavigation} from '../src/api/site/navigation.ts'
import {loadSiteLayout} from '../src/api/site/site-layout.ts'
import {apiOrigin} from '../src/page/site/api-origin.ts'
import {toMessages} from '../src/tracking/channels/to-messages.ts'
import {readEnvironment} from '../src/tracking/environment.ts'
import {createSender} from '../src/tracking/errors/send-reports.ts'
import type {Decision} from '../src/tracking/gate/gate.ts'
import {loadRecorderId} from '../src/tracking/recorder/load-id.ts'
import {UNKNOWN_VISITOR} from '../src/tracking/visitor/visitor.ts'
import {cartItem, submission} from './helpers/call-inputs.ts'

const form = () => submitForm(submission)
const page = {navigationTitle: 'a', title: 'a', urlId: 'a', description: '', enabled: true} as const
const category = {
  displayName: 'a',
  parentCategoryId: '',
  type: 'ROOT',
  pageRendering: 'LIST_VIEW',
  displayIndex: 1,
} as const

/** Consent for everything. */
const OPEN: Decision = {
  track: true,
  page: true,
  census: true,
  commerce: true,
  cookies: true,
  recorder: true,
  reason: 'ok',
}

/** The requests that the tracking channels make for an event, as they define it. */
async function told(event: string, data: object): Promise<void> {
  const window = new Window({url: 'https://shop.example/'})
  const {document, Document, location, screen, innerWidth, innerHeight} = window
  const globals = {window, document, Document, location, screen, innerWidth, innerHeight}
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const messages = toMessages({event, data, at: 1}, readEnvironment(OPEN, UNKNOWN_VISITOR, ''))
  for (const {to, body} of messages) await fetch(apiOrigin() + to, {method: 'POST', body})
}

/** The calls of product.md §7 in order, with the functions that make them. */
export const CALLS: Record<string, () => Promise<unknown>> = {
  'POST /api/commerce/shopping-cart/entries': () => addEntry({...cartItem, idempotencyKey: 'k'}),
  'PUT /api/commerce/shopping-cart/entries/{entryId}/additionalFields': () =>
    updateAdditionalFields('e', {...cartItem, additionalFields: null}),
  'GET /api/commerce/shopping-cart': () => loadCart(),
  'POST /api/3/commerce/cart/subscription': () => createSubscriptionCart(cartItem),
  'GET /api/commerce/inventory/stock/': () => loadStock('i'),
  'GET /api/template/GetTemplateSchema': () => loadFormSchema('f'),
  'POST /api/rest/forms/validate/{formId}': () => validateForm('f', {}),
  'GET /api/rendering/product-quick-view/{productId}': () => loadQuickView('p'),
  'POST /api/events/RecordJavascriptErrors': () =>
    createSender()([{event: 'error', data: {count: 1}, timestamp: 1}]),
  'POST /api/events/RecordEvent': () => told('PageView', {}),
  'POST /api/v1/clanker/events': () => told('Saved', {list: 'gifts'}),
  'POST /api/v1/clanker/validate-event-content/{schemaName}': () =>
    validateEventContent(send, 'VisitPDP', {}),
  'POST /api/form/FormSubmissionKey': form,
  'POST /api/form/SaveFormSubmission': form,
  'POST /api/census/RecordHit': () => told('Hit', {}),
  'POST /api/census/button-click': () => told('ButtonClick', {blockId: 'b'}),
  'POST /api/census/button-render': () => told('ButtonRender', {blockId: 'b'}),
  'POST /api/census/form-render': () => told('FormRender', {formId: 'f'}),
  'POST /api/census/overlay': () => told('Overlay', {event: 'view'}),
  'POST /api/census/RecordQuickView/{productId}': () => told('QuickView', {productId: 'p'}),
  'POST /api/site-users/account/session': () => logIn({email: 'a', password: 'b', rememberMe: false}),
  'DELETE /api/site-users/account/session': () => logOut(false),
  'POST /api/site-users/account/locale': () => setMemberLocale({language: 'de'}),
  'GET /api/site-header-footer': () => loadHeaderFooter(send),
  'PUT /api/site-header-footer': () => saveHeaderFooter(send, {header: {}, footer: {}}),
  'GET /api/multilingual/settings': () => multilingual.loadMultilingualSettings(send),
  'GET /api/multilingual/status': () => multilingual.loadMultilingualStatus(send),
  'GET /api/multilingual/languages': () => multilingual.loadLanguages(send),
  'PUT /api/multilingual/languages': () => multilingual.saveLanguages(send, []),
  'DELETE /api/multilingual/connection': () => multilingual.removeMultilingualConnection(send),
  'POST /api/widget/UpdateNavigation': () =>
    updateNavigation(send, {fieldName: 'a', templateId: 't', navigation: {items: []}}),
  'GET /api/commondata/GetSiteLayout': () => loadSiteLayout(send),
  'POST /api/content-service/product/1.1/websites/{websiteId}/products': () =>
    createProductCollection(send, 'w', page, 'k'),
  'POST /api/content-service/product/1.1/websites/{websiteId}/products/{collectionId}/categories': () =>
    createProductCategory(send, {websiteId: 'w', collectionId: 'c'}, category, 'k'),
  'GET /api/v1/commerce-preferences/{namespace}': () => loadPreferences(send, 'n'),
  'PUT /api/v1/commerce-preferences/{namespace}': () => savePreferences(send, 'n', {}),
  'GET /api/google-maps/places/autocomplete': () => autocompletePlaces(send, {input: 'a'}),
  'GET /api/google-maps/places/details': () => loadPlaceDetails(send, {placeid: 'a'}),
  'GET /api/commerce/fullstory/getId': () => loadRecorderId('none'),
}
