// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest'
import {type Early, readAction} from './early.ts'

const PAGE = `
  <main id="outside"><button id="other">Other</button><input id="q"></main>
  <form id="claimed" data-vitrine-state="loading">
    <button id="submit"><b id="inside">Add</b></button>
    <input id="input-submit" type="submit">
    <div id="div" role="button" tabindex="0">Add</div>
    <span id="span" role="button" tabindex="0"><i id="in-span">Add</i></span>
    <input id="input-button" type="button">
    <a id="link" href="/cart">Cart</a>
    <a id="link-button" role="button" href="/cart">Add</a>
    <a id="bare-link-button" role="button" tabindex="0">Add</a>
    <img id="image" alt="Mug">
    <a id="large" href="/mug.jpg"><img id="in-large" alt="Mug"></a>
    <input id="text"><select id="select"></select><label id="label">Size</label>
  </form>
  <a id="cart" href="/cart" data-vitrine-state="loading"><img id="in-cart" alt="Cart"></a>`

const byId = (id: string): HTMLElement => document.getElementById(id) ?? document.body

/** The id of the element that the action clicks, `submit <id>` for a submit, or null without an action. */
function act(event: Event, target: string, {isOnUse = false, claimed = 'claimed'} = {}): string | null {
  document.body.innerHTML = PAGE
  let done: string | null = null
  const log = (name: string) => (own: Event) => {
    done = `${name}${own.target instanceof Element ? own.target.id : ''}`
    own.preventDefault()
  }
  Object.defineProperty(event, 'target', {value: byId(target)})
  const action = readAction(event as Early, byId(claimed), isOnUse)
  document.body.addEventListener('click', log(''))
  byId('claimed').addEventListener('submit', log('submit '))
  action?.act()
  return done
}

const click = (init: MouseEventInit = {}) => new MouseEvent('click', init)
const key = (name: string, init: KeyboardEventInit = {}) => new KeyboardEvent('keydown', {key: name, ...init})

describe('Enter in a form around the widget', () => {
  it('in a field of the widget waits for it, as the same key', () => {
    document.body.innerHTML =
      '<form><div id="widget"><input id="in"><input id="send" type="submit"></div></form>'
    const heard: string[] = []
    document.body.addEventListener('keydown', ({key: name, target}) => {
      heard.push(`${name} in ${(target as Element).id}`)
    })
    for (const [id, name] of [
      ['in', 'Enter'],
      ['in', 'a'],
      ['send', 'Enter'],
    ] as const) {
      const event = key(name)
      Object.defineProperty(event, 'target', {value: byId(id)})
      readAction(event as Early, byId('widget'), true)?.act()
    }
    expect(heard).toEqual(['Enter in in'])
  })

  it('submits the form that the widget put around the field, but not when the widget used the key', () => {
    document.body.innerHTML = '<form id="page"><div id="widget"><input id="in"></div></form>'
    const sent: string[] = []
    document.body.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push((event.target as Element).id)
    })
    const event = key('Enter')
    Object.defineProperty(event, 'target', {value: byId('in')})
    const action = readAction(event as Early, byId('widget'), true)
    const own = Object.assign(document.createElement('form'), {id: 'own'})
    byId('widget').append(own)
    own.append(byId('in'))
    action?.act()
    expect(sent).toEqual(['own'])
    byId('widget').addEventListener('keydown', (used) => used.preventDefault(), {once: true})
    action?.act()
    expect(sent).toEqual(['own'])
  })

  const implicit = () => {
    const event = click()
    Object.defineProperty(event, 'isTrusted', {value: true})
    return event
  }
  const focused = (id: string) =>
    vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => byId(id))

  it.each([
    ['q', 'submit', null],
    ['text', 'submit', 'submit'],
    ['other', 'submit', 'submit'],
  ])('with the focus on #%s clicks #%s: %s', (field, target, done) => {
    const focus = focused(field)
    expect(act(implicit(), target)).toBe(done)
    focus.mockRestore()
  })
})

describe('a click', () => {
  it.each([
    ['submit', 'submit'],
    ['inside', 'submit'],
    ['input-submit', 'input-submit'],
    ['input-button', 'input-button'],
    ['link-button', 'link-button'],
    ['bare-link-button', 'bare-link-button'],
    ['div', 'div'],
    ['in-span', 'span'],
    ['link', null],
    ['image', null],
    ['text', null],
    ['label', null],
    ['claimed', null],
    ['other', null],
    ['in-large', 'large'],
  ])('on #%s is repeated on %j', (target, done) => {
    expect(act(click(), target)).toBe(done)
  })

  it('on a picture in a link that is itself a widget is left to the browser', () => {
    expect(act(click(), 'in-cart', {claimed: 'cart'})).toBeNull()
  })

  it.each(['link', 'image'])('on #%s counts if the widget waits for use', (target) => {
    expect(act(click(), target, {isOnUse: true})).toBe(target)
  })

  it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}])(
    'with %j is left to the browser',
    (init) => {
      expect(act(click(init), 'link', {isOnUse: true})).toBeNull()
      expect(act(click(init), 'submit')).toBeNull()
    },
  )

  it('on a claimed button itself counts', () => {
    expect(act(click(), 'in-span', {claimed: 'span'})).toBe('span')
  })

  it('in a claimed part of a foreign button does not count', () => {
    expect(act(click(), 'inside', {claimed: 'inside'})).toBeNull()
  })
})

describe('a key', () => {
  it.each([
    ['Enter', 'div', 'div'],
    [' ', 'div', 'div'],
    [' ', 'in-span', 'span'],
    ['a', 'div', null],
    ['Tab', 'div', null],
    ['Enter', 'submit', null],
    [' ', 'submit', null],
    ['Enter', 'input-button', null],
    ['Enter', 'link-button', 'link-button'],
    [' ', 'bare-link-button', 'bare-link-button'],
    ['Enter', 'text', null],
    ['a', 'text', null],
    ['ArrowDown', 'select', null],
  ])('%j on #%s is repeated on %j', (name, target, done) => {
    expect(act(key(name), target)).toBe(done)
  })

  it('with a modifier is left to the browser', () => {
    expect(act(key('Enter', {ctrlKey: true}), 'div')).toBeNull()
  })
})

describe('a submit', () => {
  it('is submitted again with the same button', () => {
    const requestSubmit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit')
    const submitter = document.createElement('button')
    expect(act(new SubmitEvent('submit', {submitter}), 'claimed')).toBe('submit claimed')
    expect(requestSubmit).toHaveBeenCalledExactlyOnceWith(submitter)
    requestSubmit.mockRestore()
  })
})

it.each(['pointerover', 'focusin'])('%s is not an action', (type) => {
  expect(act(new Event(type), 'submit', {isOnUse: true})).toBeNull()
})
