/** The browser has another use for the event, or other code has handled it. */
export const isHandledElsewhere = (event: MouseEvent | KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
