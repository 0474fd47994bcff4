import {describe, expect, it} from 'vitest'
import {compare} from './compare.ts'
import {readFindings, readRefusal} from './read-findings.ts'

const advisory = {
  source: 1,
  name: 'ky',
  severity: 'high',
  title: 'Reads past the end',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
}
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    ky: {name: 'ky', via: [advisory]},
    shop: {name: 'shop', via: ['ky']},
    more: {via: [advisory]},
  },
}
const ID = 'GHSA-aaaa-bbbb-cccc'

describe('an audit', () => {
  it('names each advisory once', () => {
    expect(readFindings(report)).toEqual([
      {id: ID, package: 'ky', severity: 'high', title: 'Reads past the end'},
    ])
    expect(readFindings({vulnerabilities: {}})).toEqual([])
  })

  it('returns null for a registry that did not answer', () => {
    for (const refusal of [null, 'x', {message: '405 Method Not Allowed', error: {summary: ''}}])
      expect(readFindings(refusal)).toBeNull()
    expect(readRefusal({message: '405 Method Not Allowed'})).toBe('405 Method Not Allowed')
    expect(readRefusal(null)).toBe('npm gave no report')
  })

  it('requires a written answer to each finding, and no others', () => {
    const findings = readFindings(report) ?? []
    expect(compare(findings, {})).toEqual([
      `${ID} (high), ky: Reads past the end: no answer in test/audit/answers.json`,
    ])
    expect(compare(findings, {[ID]: ''})).toHaveLength(1)
    expect(compare(findings, {[ID]: 'Only with streams, which nothing here sends.'})).toEqual([])
    expect(compare([], {[ID]: 'Gone.'})).toEqual([
      `${ID} has an answer, and nothing is found: take it out of test/audit/answers.json`,
    ])
  })
})
