// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {type FakeWidget, fakeWidget} from '../../test/helpers/fake-widget.ts'
import {freshPage} from '../../test/helpers/fresh-page.ts'
import {pause} from '../../test/helpers/until.ts'
import type {Engine} from '../claim.ts'

freshPage()

const engine = {wait: vi.fn<Engine['wait']>(), mount: vi.fn<Engine['mount']>(), fail: vi.fn<Engine['fail']>()}
let letter: FakeWidget
let question: FakeWidget

beforeEach(() => {
  sessionStorage.clear()
  engine.mount.mockReset()
  letter = fakeWidget('letter', {served: ':has(button)'})
  question = fakeWidget('question', {served: ':has(button)'})
})
afterEach(() => vi.restoreAllMocks())

const HTML = `
  <form id="a" data-vitrine="letter"><input><button>Go</button></form>
  <form id="b" data-vitrine="question"><input><button>Go</button></form>
  <form id="c" data-vitrine="letter"><input><button>Go</button></form>`

/** The forms that mount once the page has come to rest. */
async function atRest(): Promise<string[]> {
  document.body.innerHTML = HTML
  const [{createClaims}, {rest}] = await Promise.all([import('../claims.ts'), import('./at-rest.ts')])
  const claims = createClaims([letter, question], async () => engine)
  claims.know([], engine)
  await claims.finish(() => undefined)
  await rest(claims)
  await pause()
  return engine.mount.mock.calls.map(([{element}]) => element.id)
}

const keep = (widget: string, path = location.pathname) =>
  sessionStorage.setItem(`vitrine:${widget}:${path}:f`, '{}')

describe('text typed on an earlier visit', () => {
  it('counts as a use of the forms of its kind, so that it is visible before it is sent', async () => {
    keep('letter')
    expect(await atRest()).toEqual(['a', 'c'])
  })

  it.each([
    ['another page', 'letter', '/other'],
    ['another widget', 'basket', undefined],
  ])('does not count if it is from %s', async (_, widget, path) => {
    keep(widget, path)
    expect(await atRest()).toEqual([])
  })

  it('does not count if storage is blocked', async () => {
    keep('letter')
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    expect(await atRest()).toEqual([])
  })
})

it('forms without kept text wait', async () => {
  expect(await atRest()).toEqual([])
})
