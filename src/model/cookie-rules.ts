/** What the visitor has chosen, as far as the page has passed it on; `saleOfData: false` is an objection to it. */
export interface Consent {
  analytics?: boolean
  marketing?: boolean
  preferences?: boolean
  saleOfData?: boolean
}

/**
 * The rules for recognising a returning visitor (tracking.md T11: restriction). A banner on the page is not one of
 * them: without a banner, only the page can report a choice.
 */
export interface CookieRules {
  isCloneable: boolean
  isPolicyEnabled: boolean
  isPolicyAbsolute: boolean
  /** The visitor's decision on this site; null before a decision. */
  choice: boolean | null
  /** Global Privacy Control, if the site's owner honours it. */
  isPrivate: boolean
}

/** Whether cookies and ids of a visitor may be stored. A browser with Global Privacy Control requires acceptance. */
export function mayKnowVisitor(rules: CookieRules): boolean {
  const {isCloneable, isPolicyEnabled, isPolicyAbsolute, choice, isPrivate} = rules
  if (isCloneable || choice === false || (isPolicyEnabled && isPolicyAbsolute)) return false
  return choice === true || !(isPolicyEnabled || isPrivate)
}
