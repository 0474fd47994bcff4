import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import type {Consent} from '../../model/cookie-rules.ts'
import {readGlobal} from '../../page/read-global.ts'
import type {Report} from './banner.ts'

/** Purposes of the Transparency and Consent Framework, version 2.2; each of ours needs all of its list. */
const PURPOSES = {
  // storage; measurement of content; statistics about audiences
  analytics: [1, 8, 9],
  // storage; selection of advertising, profiles for it, its choice by profile; its measurement
  marketing: [1, 2, 3, 4, 7],
  // storage; profiles for content, and its choice by profile
  preferences: [1, 5, 6],
} as const

/** What a visitor has agreed to, by the numbers of the framework. It knows nothing of sales. */
export function choiceOfPurposes(isGiven: (purpose: number) => boolean): Consent {
  const {analytics, marketing, preferences} = PURPOSES
  return {
    analytics: analytics.every(isGiven),
    marketing: marketing.every(isGiven),
    preferences: preferences.every(isGiven),
  }
}

/** Undefined while the banner asks, and where the framework does not apply to the visitor. */
function readChoice(data: unknown): Consent | undefined {
  const {eventStatus, gdprApplies} = asRecord(data)
  const isKnown = eventStatus === 'tcloaded' || eventStatus === 'useractioncomplete'
  if (!isKnown || gdprApplies === false) return undefined
  const consents = asRecord(readPath(data, 'purpose.consents'))
  return choiceOfPurposes((purpose) => Object.hasOwn(consents, purpose) && consents[purpose] === true)
}

/** Follows `__tcfapi`; false if the page does not have it yet. */
export function followTcf(report: Report): boolean {
  const api = readGlobal('__tcfapi')
  if (typeof api !== 'function') return false
  api('addEventListener', 2, (data: unknown, isSuccess: unknown) =>
    report(() => (isSuccess === true ? readChoice(data) : undefined)),
  )
  return true
}
