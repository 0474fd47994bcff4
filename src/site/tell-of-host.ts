import {warn} from '../lib/report.ts'

const told = new Set<string>()

/** Tells, once, of an address that nothing can be sent to. */
export function tellOfHost(host: string, source: string): void {
  const problem = `${source}: "${host}" is no address that requests can be sent to, and is left out; write it as https://api.example, or leave ${source} away`
  if (!told.has(problem)) warn('site', problem)
  told.add(problem)
}
