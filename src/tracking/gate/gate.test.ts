import {describe, expect, it} from 'vitest'
import {NO_FACTS} from '../../../test/helpers/gate-facts.ts'
import {decide, type GateFacts} from './gate.ts'

const VISITOR: GateFacts = {...NO_FACTS, path: '/shop', pageType: 1}

const decideFor = (facts: Partial<GateFacts>) => decide({...VISITOR, ...facts})
const reasonFor = (facts: Partial<GateFacts>) => decideFor(facts).reason

/** Every combination of the values, as one object each. */
const combine = (table: Record<string, readonly unknown[]>): Record<string, unknown>[] =>
  Object.entries(table).reduce<Record<string, unknown>[]>(
    (rows, [key, values]) => rows.flatMap((row) => values.map((value) => ({...row, [key]: value}))),
    [{}],
  )

const ACCOUNTS = {
  visitor: {accountId: null, roles: [1]},
  viewer: {accountId: 'a', roles: [9]},
  'viewer twice': {accountId: 'a', roles: ['viewer', 9, '9']},
  'viewer and editor': {accountId: 'a', roles: [9, 4]},
  editor: {accountId: 'a', roles: [4]},
  'no role': {accountId: 'a', roles: []},
  'roles unknown': {accountId: 'a', roles: null},
} as const

const PATHS = ['/', '/config', '/config/', '/config/pages', '/x/config/y', '/configurable-desk', '/my-config']
const TYPES = [null, 1, 50, 100, 101, 102, 103, 105, 106, 200]

/** The specification's table, from its first row to its last (tracking.md T0). */
function expected(account: keyof typeof ACCOUNTS, path: string, type: number | null, isDisabled: boolean) {
  if (!['visitor', 'viewer', 'viewer twice'].includes(account)) return 'role'
  if (['/config', '/config/', '/config/pages', '/x/config/y'].includes(path)) return 'config'
  if (type === 100 || type === 103 || type === 106) return 'page-type'
  return isDisabled ? 'disabled' : 'ok'
}

describe('tracking', () => {
  const rows = Object.keys(ACCOUNTS).flatMap((account) =>
    PATHS.flatMap((path) =>
      TYPES.flatMap((type) => [true, false].map((isDisabled) => ({account, path, type, isDisabled}))),
    ),
  )

  it('follows the table in every combination', () => {
    expect(rows).toHaveLength(7 * 7 * 10 * 2)
    for (const {account, path, type, isDisabled} of rows) {
      const key = account as keyof typeof ACCOUNTS
      const decision = decideFor({...ACCOUNTS[key], path, pageType: type, isDisabled})
      const reason = expected(key, path, type, isDisabled)
      const isOn = reason === 'ok'
      const where = JSON.stringify({account, path, type, isDisabled})
      expect(decision, where).toEqual({
        track: isOn,
        page: isOn && type !== 102,
        census: isOn,
        commerce: isOn,
        cookies: isOn,
        recorder: isOn,
        reason,
      })
    }
  })

  it('is off for previews, after a refusal, and while prerendering', () => {
    expect(reasonFor({isPreview: true})).toBe('preview')
    expect(reasonFor({choice: false})).toBe('consent')
    expect(reasonFor({isPrerendering: true})).toBe('prerender')
    expect(decideFor({choice: false})).toMatchObject({track: false, cookies: false, recorder: false})
  })
})

describe('a search', () => {
  it.each(['/search', '/search/', '/fr/search', '/pt-BR/search/'])('%s is not a page view', (path) => {
    expect(decideFor({path})).toMatchObject({track: true, page: false, census: true, commerce: true})
  })

  it.each(['/searching', '/shop/search', '/search/x', '/research'])('%s is a page view', (path) => {
    expect(decideFor({path}).page).toBe(true)
  })
})

describe('cookies', () => {
  const rows = combine({
    isCloneable: [true, false],
    isPolicyEnabled: [true, false],
    isPolicyAbsolute: [true, false],
    choice: [null, true, false],
    isPrivate: [true, false],
  })

  /** tracking.md T11: restriction, row by row; without a banner there is no choice. */
  function mayKeep({isCloneable, isPolicyEnabled, isPolicyAbsolute, choice, isPrivate}: Partial<GateFacts>) {
    if (isCloneable) return false
    const isEnabled = isPolicyEnabled || (isPrivate && choice !== true)
    if (!isEnabled) return choice !== false
    if (isPolicyEnabled && isPolicyAbsolute) return false
    return choice === true
  }

  it('are kept according to the table, in every combination', () => {
    expect(rows).toHaveLength(48)
    for (const row of rows) expect(decideFor(row).cookies, JSON.stringify(row)).toBe(mayKeep(row))
  })

  it('that are not kept do not stop hits, unless the visitor has refused', () => {
    for (const row of rows) expect(decideFor(row).track, JSON.stringify(row)).toBe(row.choice !== false)
  })
})

describe('a recording', () => {
  it('needs cookies, and never runs in a checkout or with a privacy signal', () => {
    expect(decideFor({}).recorder).toBe(true)
    expect(decideFor({pageType: 201}).recorder).toBe(false)
    expect(decideFor({isPolicyEnabled: true}).recorder).toBe(false)
    expect(decideFor({isPolicyEnabled: true, choice: true}).recorder).toBe(true)
    expect(decideFor({isPrivate: true, choice: true})).toMatchObject({cookies: true, recorder: false})
  })
})
