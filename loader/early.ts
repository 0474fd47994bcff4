const ACTION = 'button,[role=button],[type=submit]'

/**
 * The action in an event that came before its widget, to be done again later. Nothing where the browser's own
 * behaviour loses nothing: typing, choosing, modified clicks, and links that are no more than links.
 */
export function readAction(event: Event, claimed: Element, isOnUse: boolean): (() => void) | null {
  const target = event.target as HTMLElement
  const {type, key, ctrlKey, metaKey, shiftKey, button, submitter} = event as KeyboardEvent &
    MouseEvent &
    SubmitEvent
  if (type === 'submit') return () => (target as HTMLFormElement).requestSubmit(submitter)
  const acting = target.closest<HTMLElement>(isOnUse ? `${ACTION},a` : ACTION)
  if (!/^[ck]/.test(type) || !acting || !claimed.contains(acting) || ctrlKey || metaKey || shiftKey || button)
    return null
  // native buttons and links turn keys into clicks themselves
  return !key || (/^(Enter| )$/.test(key) && /^(DIV|SPAN)$/.test(acting.tagName))
    ? () => acting.click()
    : null
}
