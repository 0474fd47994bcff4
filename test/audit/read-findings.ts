import {asRecord} from '../../src/lib/as-record.ts'
import {isRecord} from '../../src/lib/is-record.ts'

/** Something that is known against a package which is installed. */
export interface Finding {
  /** Of the advisory: `GHSA-…`. */
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

/** What `npm audit --json` has found, each advisory once; null where it was no report, because nobody could be asked. */
export function readFindings(report: unknown): Finding[] | null {
  const {vulnerabilities} = asRecord(report)
  if (!isRecord(vulnerabilities)) return null
  const found = Object.values(vulnerabilities)
    .flatMap((one) => asRecord(one).via)
    // what comes by another package is named there
    .filter(isRecord)
    .map(toFinding)
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

/** Why nobody could be asked, in the words of npm. */
export const readRefusal = (report: unknown): string => {
  const {message, error} = asRecord(report)
  return `${message || asRecord(error).summary || 'npm gave no report'}`
}
