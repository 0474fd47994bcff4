/** The site tools: for editors in a browser, and for programs (contract: commands and files). */

export {ApiError} from '../api/errors.ts'
export type {PlaceDetails, PlacePrediction, PlacesParams, PlacesTracking} from '../api/places.ts'
export type {Preferences} from '../api/site/commerce-preferences.ts'
export type {ValidationReply} from '../api/site/event-content.ts'
export type {HeaderFooter} from '../api/site/header-footer.ts'
export type {Language, MultilingualSettings, MultilingualStatus} from '../api/site/multilingual.ts'
export type {NavigationItem} from '../api/site/navigation.ts'
export type {LayoutLink, NavigationLayout} from '../api/site/site-layout.ts'
export type {ApiErrorKind} from '../contract/errors.ts'
export {ENUMERATIONS} from '../model/enumerations.ts'
export {formatFileSize} from '../toolkit/file-size.ts'
export {calendarLink, type SiteEvent} from './calendar-link.ts'
export {type ConnectedLink, type ConnectedLinkOptions, connectedLink} from './connected-link.ts'
export {type CookieJar, createCookieJar} from './cookie-jar.ts'
export {createTools, type Tools, type ToolsOptions} from './create-tools.ts'
export {type Dataset, type DatasetLimits, type Truncated, truncateDataset} from './dataset.ts'
export {
  BRAND_COLORS,
  MASKED_PASSWORD,
  maskPassword,
  type UpsellDestination,
  upsellUrl,
  withoutMasked,
} from './editor.ts'
export {formatPrice, type PriceOptions} from './format-price.ts'
export * from './helpers.ts'
export {hintsFor} from './hints/hints-for.ts'
export {speculationRulesFor} from './hints/speculation-rules-for.ts'
export {fitText, LIMITS, type Limit, roomFor} from './limits.ts'
export {HIDDEN_NAVIGATION, isMenu, MEMBER_AREAS_NAVIGATION} from './navigation-names.ts'
export {NotFoundError} from './not-found-error.ts'
export type {RefetchListener} from './preferences.ts'
export {type Made, SetUpError, type SetUpStep} from './store/set-up-error.ts'
export type {Store} from './store/set-up-store.ts'
export {storeSlug} from './store/slug.ts'
export type {StoreRequest} from './store/store-request.ts'
export {TOOL_STRINGS, type ToolString, toolText} from './strings.ts'
export {validateDataset} from './validate/dataset.ts'
export {BYTES_PER_MB, type FileFacts, type FileRules, validateFile} from './validate/file.ts'
export {
  type LinkHosts,
  type Problem,
  validateEmail,
  validateFileName,
  validateLink,
  validateList,
} from './validate/text.ts'
