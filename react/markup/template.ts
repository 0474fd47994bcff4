import type {ReactNode} from 'react'

/** The markup that a component has by itself: what its widget works on, and what stays without script. */
export interface Template<P> {
  tag: string
  /** Besides those of the widget. */
  attributes?: (props: P) => Record<string, string>
  children?: (props: P) => ReactNode
}
