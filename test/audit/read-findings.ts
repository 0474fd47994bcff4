import {asRecord} from '../../src/lib/as-record.ts'
import {isRecord} from '../../src/lib/is-record.ts'

/** A known vulnerability of an installed package. */
export interface Finding {
  /** The id of the advisory: `GHSA-…`. */
  id: string
  package: string
  severity: string
  title: string
}

function toFinding(via: Record<string, unknown>): Finding {
  const {url, source, name, severity, title} = via
  const id = `${url ?? source}`.split('/').at(-1) ?? ''
  return {id, package: `${name}`, severity: `${severity}`, title: `${title}`}
}

/** The findings of `npm audit --json`, each advisory once; null if the registry did not answer. */
export function readFindings(report: unknown): Finding[] | null {
  const {vulnerabilities} = asRecord(report)
  if (!isRecord(vulnerabilities)) return null
  const found = Object.values(vulnerabilities)
    .flatMap((one) => asRecord(one).via)
    // findings of an indirect dependency are listed there
    .filter(isRecord)
    .map(toFinding)
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

/** The reason for a missing answer, from npm's message. */
export const readRefusal = (report: unknown): string => {
  const {message, error} = asRecord(report)
  return `${message || asRecord(error).summary || 'npm gave no report'}`
}
