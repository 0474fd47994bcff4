import {afterEach, describe, expect, it, vi} from 'vitest'
import {createUuid} from './uuid.ts'

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('createUuid', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each(['secure', 'insecure'])('makes a version 4 UUID on a page that is %s', (page) => {
    const getRandomValues = crypto.getRandomValues.bind(crypto)
    if (page === 'insecure') vi.stubGlobal('crypto', {getRandomValues})
    const made = Array.from({length: 200}, createUuid)
    expect(made.filter((uuid) => !FORM.test(uuid))).toEqual([])
    expect(new Set(made).size).toBe(200)
  })
})
