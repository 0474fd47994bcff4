/** Names a widget in author markup. */
export const WIDGET = 'data-vitrine'

/** Where the widget of an element is on its way. Absent on what is not needed yet, and on what is not a widget’s. */
export const STATE = 'data-vitrine-state'

/** Marks what we have put into the page: it goes when the widgets go. */
export const OWN = 'data-vitrine-own'

export type WidgetState = 'loading' | 'mounted' | 'error'

declare global {
  interface DOMStringMap {
    vitrineState?: WidgetState
  }
}
