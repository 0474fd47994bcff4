import './popup-overlay.css'
import {asRecord} from '../../src/lib/as-record.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {report, warn} from '../../src/page/report.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {isMeantHere} from './is-meant-here.ts'
import {isDue} from './memory.ts'
import {POPUP_SETTINGS} from './popup-settings.ts'
import {parseSettings} from './settings.ts'
import {prepare} from './show.ts'
import {wait} from './wait.ts'
import {definition} from './widget.ts'

/**
 * An element that stays empty: the page has it, or receives it if its context has settings. The settings come from the
 * element, otherwise from the page context (contract: popup overlay body). The visible part and its dependencies load
 * when it is shown.
 */
export const mount = enhance(definition, ({element, props: {options}, signal}) => {
  const {name} = definition
  const {raw: context} = currentSite()
  const problems: string[] = []
  const settings = parseSettings(asRecord(options ?? readPath(context, POPUP_SETTINGS)), (problem) =>
    problems.push(problem),
  )
  const complain = (problem: string) => warn(name, problem, element)
  if (problems.length) complain(problems.join('; '))
  const overlay = {opener: element, settings, signal}
  const fail = (error: unknown) => report(name, error, element)
  if (isMeantHere(settings.given, context) && isDue(settings))
    wait(overlay, () => prepare(overlay, complain), fail)
})
