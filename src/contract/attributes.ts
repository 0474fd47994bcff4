/** Names a widget in author markup. */
export const WIDGET = 'data-vitrine'

/** Names the load strategy of an element. */
export const LOAD = 'data-vitrine-load'

/** State of the element's widget. Absent until the widget is needed, and on elements without a widget. */
export const STATE = 'data-vitrine-state'

/** Marks elements that we added to the page: they are removed with the widgets. */
export const OWN = 'data-vitrine-own'

/** A container with what visitors wrote. */
export const UNTRUSTED = '[data-vitrine-untrusted]'

/** Ends a selector: no element in what visitors wrote is claimed, or speaks for the page. */
export const TRUSTED = `:not(${UNTRUSTED} *)`

export type WidgetState = 'loading' | 'mounted' | 'error'

declare global {
  interface DOMStringMap {
    vitrineState?: WidgetState
  }
}
