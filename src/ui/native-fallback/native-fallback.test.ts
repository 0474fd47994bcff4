// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {fallBackToForm, missingText} from './native-fallback.ts'

const RELOAD = 'Part of this page failed to load. Please reload it and try again.'
const OFFLINE = 'You are offline.'

const ours = vi.fn((event: Event) => event.preventDefault())
beforeEach(() => {
  ours.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A form that we have taken over. */
function taken(attributes: string): HTMLFormElement {
  document.body.innerHTML = `<form ${attributes}><input name="submit"><button>Send</button></form>`
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  form.addEventListener('submit', ours)
  return form
}

const offline = () => vi.stubGlobal('navigator', {onLine: false})

describe('fallBackToForm', () => {
  it.each(['method="post"', 'action="/send"'])('sends a form with %s past our handlers', (attributes) => {
    const form = taken(attributes)
    const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit')
    expect(fallBackToForm(form, OFFLINE, form.querySelector('button'))).toBeNull()
    expect(submit).toHaveBeenCalledExactlyOnceWith(form.querySelector('button'))
    expect(ours).not.toHaveBeenCalled()
  })

  it('allows no other submit meanwhile', () => {
    const form = taken('method="post"')
    fallBackToForm(form, OFFLINE)
    const again = new Event('submit', {bubbles: true, cancelable: true})
    form.dispatchEvent(again)
    expect(again.defaultPrevented).toBe(true)
    expect(ours).not.toHaveBeenCalled()
  })

  it.each(['', 'action="/" onsubmit="return go(this)"'])(
    'asks to reload the page if <form %s> cannot be sent natively',
    (attributes) => {
      expect(fallBackToForm(taken(attributes), OFFLINE)).toBe(RELOAD)
      expect(fallBackToForm(null, OFFLINE)).toBe(RELOAD)
    },
  )

  it('sends nothing while offline', () => {
    offline()
    expect(fallBackToForm(taken('method="post"'), OFFLINE)).toBe(OFFLINE)
  })
})

it('missingText blames the connection only when the browser is offline', () => {
  expect(missingText(OFFLINE)).toBe(RELOAD)
  offline()
  expect(missingText(OFFLINE)).toBe(OFFLINE)
})
