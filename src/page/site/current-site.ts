import {page} from '../page.ts'
import {warn} from '../report.ts'
import {safeDocument} from '../safe-document.ts'
import {readSite, type Site} from './site.ts'

let site: Site | undefined
let readAt = -1
let hasWarned = false

function tellOnce(problem: string): void {
  if (!hasWarned) warn('site', problem)
  hasWarned = true
}

/** Reads the page again, after its context was replaced. */
export function rereadSite(): Site {
  site = readSite(safeDocument, tellOnce)
  readAt = page().mounts
  return site
}

/** The page's site: read at first use, and again after each `mount()`. */
export const currentSite = (): Site => (site && readAt === page().mounts ? site : rereadSite())

/** The page announces a sale only with the lowest price of the thirty days before it. */
export const isPriorRequired = (): boolean => currentSite().raw.priorPrice === 'required'
