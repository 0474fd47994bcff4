// @vitest-environment happy-dom
import {getByRole, queryByRole} from '@testing-library/dom'
import {userEvent} from '@testing-library/user-event'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {pressEscape} from '../../../test/helpers/press-escape.ts'
import {until} from '../../../test/helpers/until.ts'
import {type DialogOptions, openDialog} from './open-dialog.ts'

const user = userEvent.setup({delay: null})
const onClose = vi.fn()
let closeAll: (() => void)[] = []

const dialogOf = () => getByRole(document.body, 'dialog', {name: 'Mug'})
const isOpen = () => queryByRole(document.body, 'dialog') !== null

function open(options: Partial<DialogOptions> = {}) {
  const inside = document.createElement('button')
  inside.textContent = 'Inside'
  const opened = openDialog({label: 'Mug', className: 'test__dialog', content: [inside], onClose, ...options})
  closeAll.push(opened.close)
  vi.spyOn(opened.element, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 100))
  return {...opened, inside}
}

/** A press that begins on one element at one place, and ends on another. */
function press(from: Element, to = from, [x, y] = [10, 10], detail = 1): void {
  const at = {clientX: x, clientY: y, bubbles: true, detail}
  from.dispatchEvent(new PointerEvent('pointerdown', at))
  to.dispatchEvent(new MouseEvent('click', at))
}

beforeEach(() => {
  document.body.innerHTML = '<section lang="he"><button id="opener">Open</button></section>'
  document.getElementById('opener')?.focus()
  onClose.mockReset()
})

afterEach(() => {
  for (const close of closeAll) close()
  closeAll = []
  vi.restoreAllMocks()
})

it('is modal, has a name and a class, and is a direct child of the body', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const {element} = open()
  expect(showModal.mock.instances).toEqual([dialogOf()])
  expect(element.parentElement).toBe(document.body)
  expect(element.className).toBe('vitrine-dialog test__dialog')
  await until(() => expect(document.body.style.overflowY).toBe('hidden'))
})

it('has the language and the direction of its opener', () => {
  document.querySelector('section')?.setAttribute('style', 'direction: rtl')
  const {element} = open()
  expect([element.lang, element.dir]).toEqual(['he', 'rtl'])
})

it('leaves no trace when it is closed, and returns the focus; once', () => {
  const before = document.body.outerHTML
  const {close, element, inside} = open()
  inside.focus()
  onClose.mockImplementation(() => expect(document.activeElement?.id).toBe('opener'))
  close()
  close()
  element.dispatchEvent(new Event('close'))
  expect(document.body.outerHTML).toBe(before)
  expect(onClose).toHaveBeenCalledOnce()
})

it('may leave later when a visitor closes it, and at once when code does', () => {
  const leave = vi.fn()
  const {element, close} = open({leave})
  pressEscape(element)
  press(element)
  expect(leave.mock.calls).toEqual([[close], [close]])
  expect(isOpen()).toBe(true)
  close()
  expect(isOpen()).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

it('returns the focus to where it was if the given opener takes none', () => {
  const opener = document.querySelector('section')
  if (!opener) throw new Error('no section')
  // happy-dom would focus it
  vi.spyOn(opener, 'focus').mockImplementation(() => {})
  open({opener}).close()
  expect(document.activeElement?.id).toBe('opener')
})

it('returns the focus to the given opener, even if that never had it', () => {
  const other = document.body.appendChild(document.createElement('button'))
  open({opener: other}).close()
  expect(document.activeElement).toBe(other)
})

it('is removed before the key after Escape: browsers fire `close` late', () => {
  const {element} = open()
  element.dispatchEvent(new Event('cancel', {cancelable: true}))
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.id).toBe('opener')
  element.dispatchEvent(new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('releases the page when other code removed it', async () => {
  const {element, close} = open()
  await until(() => expect(document.body.style.overflowY).toBe('hidden'))
  element.remove()
  close()
  expect(document.body.getAttribute('style')).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

it('locks the page until the last of two is closed', async () => {
  const {close} = open()
  const other = openDialog({label: 'Other', className: ''})
  await until(() => expect(document.body.style.overflowY).toBe('hidden'))
  other.close()
  expect(document.body.style.overflowY).toBe('hidden')
  expect(isOpen()).toBe(true)
  close()
  expect(document.body.getAttribute('style')).toBeNull()
})

describe('it closes on', () => {
  it('its own button before the content, which submits nothing', () => {
    const {element} = open({closer: {label: 'Enough', className: 'test__close'}})
    const closer = getByRole(element, 'button', {name: 'Enough'})
    expect(element.firstElementChild).toBe(closer)
    expect([closer.getAttribute('type'), closer.className]).toEqual(['button', 'vitrine-close test__close'])
    closer.click()
    expect(isOpen()).toBe(false)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('Escape', () => {
    pressEscape(open().element)
    expect(isOpen()).toBe(false)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('a click on the backdrop', () => {
    press(open().element)
    expect(isOpen()).toBe(false)
  })

  it('a click that counts as outside', () => {
    const {inside} = open({isOutside: ({target}) => target === inside})
    press(inside)
    expect(isOpen()).toBe(false)
  })
})

describe('it stays open on', () => {
  it('the second click of a double click that opened it', () => {
    const {element} = open()
    press(element, element, [10, 10], 2)
    expect(isOpen()).toBe(true)
    press(element)
    expect(isOpen()).toBe(false)
  })

  it('a click inside', async () => {
    const {inside} = open()
    await user.click(inside)
    expect(isOpen()).toBe(true)
  })

  it('a click on its padding', () => {
    const {element} = open()
    press(element, element, [110, 110])
    expect(isOpen()).toBe(true)
  })

  it('a press that begins inside and ends outside', () => {
    const {inside, element} = open()
    press(inside, element)
    expect(isOpen()).toBe(true)
  })

  it('Enter in a field, which clicks the form’s button at the corner of the window', () => {
    const {inside} = open()
    inside.dispatchEvent(new MouseEvent('click', {clientX: 0, clientY: 0, bubbles: true}))
    expect(isOpen()).toBe(true)
  })

  it('the cancelled dialog of a file field in it', () => {
    const mayClose = vi.fn(() => false)
    const {element} = open({mayClose})
    const field = element.appendChild(document.createElement('input'))
    field.dispatchEvent(new Event('cancel', {bubbles: true, cancelable: true}))
    expect(mayClose).not.toHaveBeenCalled()
    expect(isOpen()).toBe(true)
  })

  it('anything that may not close it', () => {
    const form = document.createElement('form')
    const {element, close} = open({
      content: [form],
      isOutside: ({target}) => target === element || target === form,
      mayClose: ({target, type}) =>
        type !== 'cancel' && !(target instanceof Element && target.closest('form')),
    })
    press(form)
    pressEscape(element)
    expect(isOpen()).toBe(true)
    close()
    expect(isOpen()).toBe(false)
  })
})
