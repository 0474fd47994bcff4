import {pageConnection} from '../api/connection.ts'
import {ApiError} from '../api/errors.ts'
import {createSend, type Send} from '../api/http.ts'
import {memberHeaders, setMemberLocale} from '../api/members/members.ts'
import {validateEventContent} from '../api/site/event-content.ts'
import {type HeaderFooter, loadHeaderFooter, saveHeaderFooter} from '../api/site/header-footer.ts'
import * as multilingual from '../api/site/multilingual.ts'
import {type NavigationRequest, updateNavigation} from '../api/site/navigation.ts'
import {loadSiteLayout} from '../api/site/site-layout.ts'
import {report, warn} from '../page/report.ts'
import type {CookieJar} from './cookie-jar.ts'
import {jarConnection} from './jar-connection.ts'
import {NotFoundError} from './not-found-error.ts'
import {createPlaces} from './places.ts'
import {createPreferences} from './preferences.ts'
import {type Site, setUpStore} from './store/set-up-store.ts'
import type {StoreRequest} from './store/store-request.ts'

export interface ToolsOptions extends Site {
  /** Origin of the site. @default the page's own */
  origin?: string
  /** Needed outside a browser. */
  cookies?: CookieJar
}

/** A missing resource has a separate error. */
const findingNothing =
  (send: Send): Send =>
  (path, parse, call) =>
    send(path, parse, call).catch((error) => {
      throw error instanceof ApiError && error.kind === 'not-found' ? new NotFoundError(path, error) : error
    })

function originOf(origin: string | undefined): string {
  const address = origin ?? (typeof location === 'object' ? location.origin : '')
  if (URL.canParse(address)) return new URL(address).origin
  throw new TypeError(`createTools: origin is no address: ${address}`)
}

/** Reports to the page's reporter; without a page, to the console. */
const tell = (error: unknown): void =>
  typeof document === 'object'
    ? report('commerce-preferences', error)
    : warn('commerce-preferences', `${error}`)

const createMultilingual = (send: Send) => ({
  loadSettings: () => multilingual.loadMultilingualSettings(send),
  loadStatus: () => multilingual.loadMultilingualStatus(send),
  loadLanguages: () => multilingual.loadLanguages(send),
  saveLanguages: (languages: readonly multilingual.Language[]) => multilingual.saveLanguages(send, languages),
  /** Disconnects the translation tool. */
  disconnect: () => multilingual.removeMultilingualConnection(send),
})

/**
 * The tools with which owners set up a site. In a browser, calls are the page's own; elsewhere they need an origin and
 * a cookie jar. A call throws an `ApiError`, or a `NotFoundError` with the missing path.
 */
export function createTools({origin, cookies, websiteId, templateId}: ToolsOptions) {
  const from = originOf(origin)
  const connection = cookies ? jarConnection(from, cookies) : pageConnection(from)
  const send = findingNothing(createSend(connection))
  return {
    setUpStore: (request: StoreRequest) => setUpStore(send, {websiteId, templateId}, request),
    /** The navigations of the site, the main one first. */
    loadSiteLayout: () => loadSiteLayout(send),
    updateNavigation: (change: Omit<NavigationRequest, 'templateId'>) =>
      updateNavigation(send, {...change, templateId}),
    headerFooter: {
      load: () => loadHeaderFooter(send),
      save: (parts: HeaderFooter) => saveHeaderFooter(send, parts),
    },
    multilingual: createMultilingual(send),
    commercePreferences: createPreferences(send, tell),
    places: createPlaces(send),
    /** Whether the newer tracker would accept the content of an event, and its problems by field. */
    validateEvent: (schemaName: string, content: Readonly<Record<string, unknown>>) =>
      validateEventContent(send, schemaName, content),
    /**
     * Stores the language in which a member reads the site; `token` is the token of the member's session, by default
     * the one in the cookie. A language that only the translation tool knows is not sent. Returns whether it was sent.
     */
    saveSiteUserLocale: async (
      {code, customCode}: Pick<multilingual.Language, 'code' | 'customCode'>,
      token?: string,
    ): Promise<boolean> => {
      if (customCode !== null) return false
      await setMemberLocale({language: code}, send, await memberHeaders(connection, token))
      return true
    },
  }
}

export type Tools = ReturnType<typeof createTools>
