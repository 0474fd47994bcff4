import type {ReactNode} from 'react'
import {report} from '../page/report.ts'
import {Boundary} from './Boundary.tsx'

interface Props {
  /** What is reported as having failed. */
  name: string
  /** In place of what has thrown. @default nothing */
  fallback?: ReactNode
  children: ReactNode
}

/** Shows the fallback in place of what throws, and reports it (product.md §8). */
export const ErrorBoundary = ({name, fallback = null, children}: Props) => (
  <Boundary fallback={fallback} onError={(error) => report(name, error)}>
    {children}
  </Boundary>
)
