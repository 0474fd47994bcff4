import {beforeEach, describe, expect, it, vi} from 'vitest'
import {isCurrent} from './is-current.ts'

const supports = vi.fn()

beforeEach(() => {
  vi.unstubAllGlobals()
  supports.mockReset().mockReturnValue(true)
  vi.stubGlobal('CSS', {supports})
})

describe('isCurrent', () => {
  it('checks for a colour that depends on the light', () => {
    expect(isCurrent()).toBe(true)
    expect(supports.mock.calls).toEqual([['color', 'light-dark(red,red)']])
  })

  it('is false without light-dark(): Chromium 122, Safari 17.4', () => {
    supports.mockReturnValue(false)
    expect(isCurrent()).toBe(false)
  })

  it('is false without AbortSignal.any: Firefox 123', () => {
    vi.stubGlobal('AbortSignal', class {})
    expect(isCurrent()).toBe(false)
  })

  it.each([undefined, {}, {supports: undefined}, () => 'a style sheet'])(
    'uses the other checks if a page has replaced CSS with %o',
    (own) => {
      vi.stubGlobal('CSS', own)
      expect(isCurrent()).toBe(true)
    },
  )
})
