import {asRecord} from '../../lib/as-record.ts'
import {listOf} from '../../lib/list-of.ts'
import type {Consent} from '../../model/cookie-rules.ts'
import {readGlobal} from '../../page/read-global.ts'
import type {Report} from './banner.ts'
import {choiceOfPurposes} from './tcf.ts'

/** The number of the section with the European framework. */
const EUROPE = 2
/** Values of the fields of sections of the United States. */
const OPTED_OUT = 1
const NOT_OPTED_OUT = 2

/** Fields of a section, which may come in segments. */
const fieldsOf = (section: unknown): Record<string, unknown> =>
  Object.assign({}, ...[section].flat().map(asRecord))

/** What the sections of states and of the nation say: an objection in one of them counts. */
function readStates(sections: readonly Record<string, unknown>[]): Consent {
  const fields = sections.flatMap(({SaleOptOut, SharingOptOut}) => [SaleOptOut, SharingOptOut])
  const isObjection = sections.some(({Gpc}) => Gpc === true) || fields.includes(OPTED_OUT)
  const noAdvertising = sections.some(({TargetedAdvertisingOptOut: field}) => field === OPTED_OUT)
  return {
    ...(isObjection ? {saleOfData: false} : fields.includes(NOT_OPTED_OUT) && {saleOfData: true}),
    ...(noAdvertising && {marketing: false}),
  }
}

function readChoice(pingData: unknown): Consent | undefined {
  const {signalStatus, parsedSections, applicableSections} = asRecord(pingData)
  if (signalStatus !== 'ready') return undefined
  const sections = asRecord(parsedSections)
  const states = Object.keys(sections).filter((name) => name.startsWith('us'))
  const consents = listOf(fieldsOf(sections.tcfeuv2).PurposeConsents)
  return {
    ...(listOf(applicableSections).includes(EUROPE) &&
      choiceOfPurposes((purpose) => consents[purpose - 1] === true)),
    ...readStates(states.map((name) => fieldsOf(sections[name]))),
  }
}

/** Follows `__gpp`, version 1.1; false if the page does not have it yet. */
export function followGpp(report: Report): boolean {
  const api = readGlobal('__gpp')
  if (typeof api !== 'function') return false
  api('addEventListener', (event: unknown, isSuccess: unknown) =>
    report(() => (isSuccess === true ? readChoice(asRecord(event).pingData) : undefined)),
  )
  return true
}
