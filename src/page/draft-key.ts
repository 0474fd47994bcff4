/** Key prefix in session storage for the drafts of a widget's forms on this page. */
export const draftsOf = (widget: string): string => `vitrine:${widget}:${location.pathname}:`
