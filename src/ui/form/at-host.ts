const KEYLESS = /^(button|submit|reset|image|file)$/

/** The text field or box in which Enter was pressed, and which would submit the form around it; null for another event. */
export function enteredField(event: Event): HTMLInputElement | null {
  const {target} = event
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter' && !event.isComposing
  return isEnter && target instanceof HTMLInputElement && !KEYLESS.test(target.type) ? target : null
}

/** A form around one of ours does not receive its submit events. */
export function keepFromHost(event: Event): void {
  const {target} = event
  if (target instanceof Element && target.parentElement?.closest('form')) event.stopPropagation()
}
