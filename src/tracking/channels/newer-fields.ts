import {readGlobal} from '../../page/read-global.ts'
import {readVersion} from '../../page/version.ts'
import {ACCOUNT_ID, CLIENT_NAME, LAST_LOCALE, MEMBER_LOCALE, SOURCE_ENVIRONMENT} from '../assumptions.ts'
import type {Environment} from '../environment.ts'
import {scrub} from '../scrub.ts'
import type {Fields} from './body.ts'

declare global {
  /** The tool that translates pages of the platform, if there is one. */
  var Weglot: {getCurrentLang?: () => string} | undefined
}

/** The fields that every newer event has (product.md §3, tracking.md T3). */
export function newerFields(schema: string, at: number, environment: Environment): Fields {
  const {place, text, locale, visitor, referrer} = environment
  const {location, navigator} = place
  const language = navigator.language || LAST_LOCALE
  return {
    analytics_id: visitor.analyticsId,
    browser_language: language,
    // the fastest Intl object to create: a first date format takes 25 ms and more
    browser_locale: new Intl.PluralRules().resolvedOptions().locale || language,
    browser_window_height: place.innerHeight,
    browser_window_width: place.innerWidth,
    client_name: CLIENT_NAME,
    client_version: readVersion(),
    marketing_id: visitor.marketingId,
    page_host: location.host,
    page_path: location.pathname,
    page_query_params: scrub(location.search.slice(1)),
    page_referrer_url: scrub(referrer),
    session_id: visitor.sessionId,
    enduser_user_agent: navigator.userAgent,
    event_occurrence_timestamp: at,
    custom_schema_name: schema,
    source_environment: SOURCE_ENVIRONMENT,
    context_website_id: text('website.id'),
    member_account_id: text(ACCOUNT_ID),
    resolved_locale: readGlobal('Weglot')?.getCurrentLang?.() || locale || LAST_LOCALE,
    website_locale: text('website.language'),
    member_account_locale: text(MEMBER_LOCALE),
  }
}
