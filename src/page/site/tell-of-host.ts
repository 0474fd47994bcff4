import {warn} from '../report.ts'

const reported = new Set<string>()

function tellOnce(problem: string): void {
  if (!reported.has(problem)) warn('site', problem)
  reported.add(problem)
}

/** Warns once about an address that no request can reach. */
export const tellOfHost = (host: string, source: string): void =>
  tellOnce(
    `${source}: "${host}" is no address that requests can be sent to, and is left out; write it as https://api.example, or leave ${source} away`,
  )

/** Warns once that no request can be sent to the page's own address. */
export const tellOfNone = (source: string): void =>
  tellOnce(`${location.protocol} has no origin that requests could be sent to: name one by ${source}`)
