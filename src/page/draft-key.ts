/** What keys begin with under which session storage keeps what was typed into the forms of a widget on this page. */
export const draftsOf = (widget: string): string => `vitrine:${widget}:${location.pathname}:`
