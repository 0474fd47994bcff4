/** The cookie settings of a visitor and a site. */
export interface State {
  name: string
  /** Set in the page context. */
  isRestrictive: boolean
  /** Consent would change nothing. */
  isAbsolute?: boolean
  /** The interfaces of its banner that Vitrine reads. */
  consentFrom?: readonly string[]
  /** The visitor's choice on an earlier page. */
  choice?: boolean
}

/** The site's part of the state. */
export type Policy = Pick<State, 'isRestrictive' | 'isAbsolute' | 'consentFrom'>

/** In the order of the table's columns. */
export const STATES: readonly State[] = [
  {name: 'no restrictive policy', isRestrictive: false},
  {name: 'before the choice', isRestrictive: true},
  {name: 'declined', isRestrictive: true, choice: false},
  {name: 'accepted', isRestrictive: true, choice: true},
]

/** A site with every third-party feature that a page can request, and a cookie banner. */
export const contextOf = ({
  isRestrictive,
  isAbsolute = false,
  consentFrom = [],
}: Policy): Record<string, unknown> => ({
  website: {id: 'site', language: 'en-US', captchaSettings: {siteKey: 'key'}},
  websiteSettings: {country: 'US', storeSettings: {defaultCurrency: 'USD'}},
  cookieSettings: {
    isRestrictiveCookiePolicyEnabled: isRestrictive,
    isRestrictiveCookiePolicyAbsolute: isAbsolute,
    isCookieBannerEnabled: isRestrictive,
    consentFrom,
  },
  betaFeatureFlags: ['fullstory-enabled'],
  experiments: {'fullstory-sampling': {variant: 'true'}},
  sessionRecording: {scriptUrl: 'https://recorder.example/fs.js', account: 'kiln'},
})
