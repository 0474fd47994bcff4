// a link around a picture may open it: only one that is a widget by itself is no more than a link
const ACTION = 'button,[role=button],[type=submit],[data-vitrine-state] a:has(img)'

/**
 * The action in an event that came before its widget, to be done again later. Nothing where the browser's own
 * behaviour loses nothing: typing, choosing, modified clicks, and links that are no more than links.
 */
export function readAction(event: Event, claimed: Element, isOnUse: boolean): (() => void) | null {
  const target = event.target as HTMLElement
  const its = event as KeyboardEvent & MouseEvent & SubmitEvent
  const {type, key} = its
  if (type === 'submit') return () => (target as HTMLFormElement).requestSubmit(its.submitter)
  const acting = target.closest<HTMLElement>(isOnUse ? `${ACTION},a,img` : ACTION)
  if (!/^[ck]/.test(type) || !acting || !claimed.contains(acting)) return null
  if (its.ctrlKey || its.metaKey || its.shiftKey || its.button) return null
  // links, buttons and inputs turn keys into clicks themselves
  return !key || (/^(Enter| )$/.test(key) && /^[^ABI]/.test(acting.tagName)) ? () => acting.click() : null
}
