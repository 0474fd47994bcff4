import type {Fault} from '../server/qa/fault.ts'
import {oneOf} from './presentation.ts'

/** A fault that a page can have in each of its calls. */
interface PageFault {
  label: string
  fault: Omit<Fault, 'path' | 'times'>
}

/** By the name in a page's address: `?fault=slow`. */
export const PAGE_FAULTS: Readonly<Record<string, PageFault>> = {
  slow: {label: 'Slow: 3 s', fault: {delayMs: 3000}},
  refused: {label: 'Refused: 422', fault: {status: 422, body: {message: 'The server has refused this.'}}},
  forbidden: {label: 'Forbidden: 403', fault: {status: 403, body: {error: 'Forbidden.'}}},
  busy: {label: 'Too many calls: 429', fault: {status: 429, body: {error: 'Too many requests.'}}},
  down: {label: 'Down: 503', fault: {status: 503, body: '<h1>Down for repairs</h1>'}},
  garbled: {label: 'HTML in place of JSON', fault: {status: 200, body: '<p>Hello from the proxy</p>'}},
  cut: {label: 'Connection lost', fault: {drop: true}},
  lost: {label: 'Done, but the answer is lost', fault: {drop: true, after: true}},
}

/** The name of the fault in an address; empty without one. */
export const readPageFault = (query: URLSearchParams): string => oneOf(PAGE_FAULTS, query.getAll('fault'), '')

/** The fault of a call from a page with this address. */
export function faultOfPage(page: URL | null, path: string): Fault | null {
  const found = page && PAGE_FAULTS[readPageFault(page.searchParams)]
  return found ? {...found.fault, path, times: 1} : null
}
