import type {Definition} from './definition.ts'

type Described<T> = {[K in keyof T]: string}

/** What is said of a widget in the documentation, editor hints and QA controls. Never shipped. */
export interface About<D extends Definition, S> {
  /** One sentence. */
  summary: string
  attributes: Described<D['attributes']>
  strings: Described<S>
  /** Elements of the server HTML that the widget looks for, by selector. */
  parts: Record<string, string>
  events: Record<string, string>
  /** Classes that the widget sets. */
  classes: Record<string, string>
  /** CSS custom properties that restyle it. */
  properties: Record<string, string>
  slots: Record<string, string>
}
