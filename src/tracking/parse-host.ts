import {warn} from '../lib/report.ts'

const told = new Set<string>()

/** An address that events can be sent to, without a slash at its end; empty for none. `source` is told of, once, where it is no such. */
export function parseHost(host: string, source: string): string {
  if (!host) return ''
  if (/^https?:\/\//i.test(host) && URL.canParse(host)) {
    const {origin, pathname} = new URL(host)
    return origin + pathname.replace(/\/$/, '')
  }
  const problem = `${source}="${host}" is no host that events can be sent to; write it as https://events.example`
  if (!told.has(problem)) warn('tracking', problem)
  told.add(problem)
  return ''
}
