import type {SharedPart} from './about-shared.ts'
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
  /** CSS custom properties that its style sheet reads. */
  properties: Record<string, string>
  /** Whose classes and custom properties it has besides. */
  shares?: readonly SharedPart[]
  slots: Record<string, string>
  /** The element of its React component, where `react/markup` has nothing for it. @default 'div' */
  tag?: keyof HTMLElementTagNameMap
}
