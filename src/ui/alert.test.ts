// @vitest-environment happy-dom
import {getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, expect, it, vi} from 'vitest'
import {showAlert} from './alert.ts'

const texts = {title: 'Unable to Add Item', message: 'Please try again in a few seconds.', close: 'OK'}

const dialogs = () => [...document.querySelectorAll('dialog')]

beforeEach(() => {
  document.body.innerHTML = ''
})

it('is a modal alert dialog with a name and a description', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  void showAlert(texts)
  const dialog = getByRole(document.body, 'alertdialog', {
    name: texts.title,
    description: texts.message,
  })
  expect(showModal.mock.instances).toEqual([dialog])
  expect(dialog.parentElement).toBe(document.body)
  showModal.mockRestore()
})

it('closes with its only button, which submits no form; it resolves and leaves nothing behind', async () => {
  const closed = showAlert(texts)
  const button = getByRole(document.body, 'button', {name: 'OK'})
  expect(button.getAttribute('type')).toBe('button')
  button.click()
  await closed
  expect(document.body.childNodes).toHaveLength(0)
})

it('resolves and is removed when Escape closes it', async () => {
  const closed = showAlert(texts)
  dialogs()[0]?.close()
  await closed
  expect(queryByRole(document.body, 'alertdialog')).toBeNull()
})

it('offers further actions before its close button, which has the focus; they close it, too', async () => {
  const act = vi.fn()
  const retry = Object.assign(document.createElement('button'), {textContent: 'Again', onclick: act})
  const closed = showAlert({...texts, actions: [retry]})
  expect([...document.querySelectorAll('button')].map(({textContent}) => textContent)).toEqual([
    'Again',
    'OK',
  ])
  expect(getByRole<HTMLButtonElement>(document.body, 'button', {name: 'OK'}).autofocus).toBe(true)
  retry.click()
  await closed
  expect(act).toHaveBeenCalledOnce()
  expect(dialogs()).toEqual([])
})

it('shows its message as text', () => {
  void showAlert({...texts, title: '<img src=x>', message: '<b>&amp;</b>'})
  expect(dialogs()[0]?.querySelector('img,b')).toBeNull()
  getByRole(document.body, 'alertdialog', {name: '<img src=x>', description: '<b>&amp;</b>'})
})

it('keeps two alerts separate', () => {
  void showAlert(texts)
  void showAlert({...texts, title: 'Another'})
  getByRole(document.body, 'alertdialog', {name: 'Unable to Add Item'})
  getByRole(document.body, 'alertdialog', {name: 'Another'})
})
