import type {Shapes} from '../contract/generated/shapes.ts'
import type {SharedPart} from './about-shared.ts'
import type {Definition} from './definition.ts'
import type {Region} from './regions.ts'

type Texts<T> = {[K in keyof T]: string}

/** The type of a JSON value: a shape of `src/contract/schemas`, or a list of it. */
export type Shape = keyof Shapes | `${keyof Shapes}[]`

type JsonNames<A> = {[K in keyof A]: A[K] extends {type: 'json'} ? K : never}[keyof A]

/** The shape of each JSON attribute; unknown for widgets in general. */
type Shaped<Names extends PropertyKey> = [Names] extends [never]
  ? {shapes?: Readonly<Record<string, Shape>>}
  : {shapes: Readonly<Record<Names, Shape>>}

/** The description of a widget for the documentation, editor hints and QA controls. Never shipped. */
export type About<D extends Definition, S = Record<never, string>> = Described<D, S> &
  Shaped<JsonNames<D['attributes']>>

/** A region that a page may write itself, with its description. */
export interface Slot extends Region {
  about: string
}

interface Described<D extends Definition, S> {
  /** One sentence. */
  summary: string
  attributes: Texts<D['attributes']>
  strings: Texts<S>
  /** Elements of the server HTML that the widget looks for, by selector. */
  parts: Record<string, string>
  events: Record<string, string>
  /** Classes that the widget sets. */
  classes: Record<string, string>
  /** CSS custom properties that its style sheet reads. */
  properties: Record<string, string>
  /** Shared parts whose classes and custom properties it also has. */
  shares?: readonly SharedPart[]
  /** By their name in `data-slot`. */
  slots: Record<string, Slot>
  /** An element needs one of these attributes. @default none */
  needs?: readonly (keyof D['attributes'])[]
  /** The element of its React component, without a `react.tsx`. @default 'div' */
  tag?: keyof HTMLElementTagNameMap
}
