import './popup-overlay.css'
import {asRecord} from '../../src/lib/as-record.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {report, warn} from '../../src/lib/report.ts'
import type {Mount} from '../../src/lib/widget.ts'
import {currentSite} from '../../src/site/current-site.ts'
import {readProps} from '../../src/ui/read-props.ts'
import {definition} from './definition.ts'
import {isDue} from './memory.ts'
import {isMeantHere} from './place.ts'
import {parseSettings} from './settings.ts'
import {prepare} from './show.ts'
import {wait} from './wait.ts'

/**
 * An element that stays empty: a page has it where it wants the site's overlay. The settings are the element's own, else
 * those of the page context (contract: popup overlay body). What is seen, and all that it needs, comes when it is shown.
 */
export const mount: Mount = (element) => {
  const {name} = definition
  const {options} = readProps(element, definition)
  const problems: string[] = []
  const settings = parseSettings(
    asRecord(options ?? readPath(currentSite().raw, 'websiteSettings.popupOverlaySettings')),
    (problem) => problems.push(problem),
  )
  const complain = (problem: string) => warn(name, problem, element)
  if (problems.length) complain(problems.join('; '))
  const life = new AbortController()
  const overlay = {opener: element, settings, life: life.signal}
  const fail = (error: unknown) => report(name, error, element)
  if (isMeantHere(settings) && isDue(settings)) wait(overlay, () => prepare(overlay, complain), fail)
  return () => life.abort()
}
