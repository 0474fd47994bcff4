import type {ReactNode} from 'react'
import {report} from '../page/report.ts'
import {Boundary} from './Boundary.tsx'

interface Props {
  /** The name under which a failure is reported. */
  name: string
  /** Replaces the children after an error. @default nothing */
  fallback?: ReactNode
  children: ReactNode
}

/** Shows the fallback in place of children that throw, and reports the error (product.md §8). */
export const ErrorBoundary = ({name, fallback = null, children}: Props) => (
  <Boundary fallback={fallback} onError={(error) => report(name, error)}>
    {children}
  </Boundary>
)
