import {createContext, runInContext} from 'node:vm'
import {describe, expect, it, vi} from 'vitest'
import {splitLoader} from '../../build/publish/split-loader.ts'

const CURRENT = '//# allFunctionsCalledOnLoad\n(function(){ran = "current"})();'
const NEXT = '//# allFunctionsCalledOnLoad\n(function(){ran = "next"})();'

/** What runs for a visitor whose storage holds `kept`, and who draws `random`; the page engine keeps the place. */
function visit(share: number, kept: Map<string, string> | null, random = 0.5): unknown {
  const setItem = vi.fn()
  const localStorage = kept && {getItem: (key: string) => kept.get(key) ?? null, setItem}
  const context = createContext({
    Math: {...Math, floor: Math.floor, random: () => random},
    ran: '',
    ...(localStorage && {localStorage}),
  })
  runInContext(splitLoader(CURRENT, NEXT, share), context)
  expect(setItem).not.toHaveBeenCalled()
  kept?.set('vitrine-share', `${context.vitrineShare}`)
  return context.ran
}

describe('a loader for a share of the visitors', () => {
  it.each([
    [10, 0.05, 'next'],
    [10, 0.099, 'next'],
    [10, 0.1, 'current'],
    [99, 0.989, 'next'],
    [99, 0.99, 'current'],
  ])('of %i percent, at %d, runs the %s release', (share, random, ran) => {
    expect(visit(share, new Map(), random)).toBe(ran)
  })

  it('stores nothing, and leaves visitors where they were kept, and those of a share in a larger one', () => {
    const kept = new Map<string, string>()
    expect(visit(10, kept, 0.05)).toBe('next')
    expect(visit(10, kept, 0.9)).toBe('next')
    expect(visit(50, kept, 0.9)).toBe('next')
    expect(visit(5, kept, 0.01)).toBe('current')
  })

  it('chooses page by page where storage is blocked', () => {
    expect(visit(10, null, 0.05)).toBe('next')
    expect(visit(10, null, 0.5)).toBe('current')
  })

  it('ignores what others have put into storage', () => {
    expect(visit(10, new Map([['vitrine-share', '<b>']]), 0.05)).toBe('next')
  })
})
