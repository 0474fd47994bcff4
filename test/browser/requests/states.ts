/** What a visitor and a site have said of cookies. */
export interface State {
  name: string
  /** The page context's. */
  isRestrictive: boolean
  /** Consent would change nothing. */
  isAbsolute?: boolean
  /** What the visitor has chosen on an earlier page. */
  choice?: boolean
}

/** Of a site. */
export type Policy = Pick<State, 'isRestrictive' | 'isAbsolute'>

/** In the order of the table's columns. */
export const STATES: readonly State[] = [
  {name: 'no restrictive policy', isRestrictive: false},
  {name: 'before the choice', isRestrictive: true},
  {name: 'declined', isRestrictive: true, choice: false},
  {name: 'accepted', isRestrictive: true, choice: true},
]

/** A site that has everything of others that a page can ask for, with a banner about cookies. */
export const contextOf = ({isRestrictive, isAbsolute = false}: Policy): Record<string, unknown> => ({
  website: {id: 'site', language: 'en-US', captchaSettings: {siteKey: 'key'}},
  websiteSettings: {country: 'US', storeSettings: {defaultCurrency: 'USD'}},
  cookieSettings: {
    isRestrictiveCookiePolicyEnabled: isRestrictive,
    isRestrictiveCookiePolicyAbsolute: isAbsolute,
    isCookieBannerEnabled: isRestrictive,
  },
  betaFeatureFlags: ['fullstory-enabled'],
  experiments: {'fullstory-sampling': {variant: 'true'}},
  sessionRecording: {scriptUrl: 'https://recorder.example/fs.js', account: 'kiln'},
})
