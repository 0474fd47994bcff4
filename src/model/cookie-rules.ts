/**
 * What decides whether a visitor may be known again (tracking.md T11: restriction). Whether the page has a banner is no
 * part of it: without one, only the page can report a choice.
 */
export interface CookieRules {
  isCloneable: boolean
  isPolicyEnabled: boolean
  isPolicyAbsolute: boolean
  /** What the visitor has decided on this site; null before. */
  choice: boolean | null
  /** Global Privacy Control, where the site's owner honours it. */
  isPrivate: boolean
}

/** May cookies and ids of a visitor be kept? A private browser asks for a policy that can be accepted. */
export function mayKnowVisitor(rules: CookieRules): boolean {
  const {isCloneable, isPolicyEnabled, isPolicyAbsolute, choice, isPrivate} = rules
  if (isCloneable || choice === false || (isPolicyEnabled && isPolicyAbsolute)) return false
  return choice === true || !(isPolicyEnabled || isPrivate)
}
