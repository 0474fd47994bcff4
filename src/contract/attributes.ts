/** Names a widget in author markup. */
export const WIDGET = 'data-vitrine'

/** Names the strategy of an element. */
export const LOAD = 'data-vitrine-load'

/** How far the widget of an element has come. Absent while it is not needed, and on elements without a widget. */
export const STATE = 'data-vitrine-state'

/** Marks what we have put into the page: it is removed with the widgets. */
export const OWN = 'data-vitrine-own'

export type WidgetState = 'loading' | 'mounted' | 'error'

declare global {
  interface DOMStringMap {
    vitrineState?: WidgetState
  }
}
