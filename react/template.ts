import type {ReactNode} from 'react'

/** The default markup of a component: the basis for its widget, and the content without script. */
export interface Template<P> {
  tag: string
  /** Added to the attributes of the widget. */
  attributes?: (props: P) => Record<string, string>
  children?: (props: P) => ReactNode
}
