// @vitest-environment happy-dom
import {getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {openConfirm} from './confirm.ts'

const TEXTS = {title: 'Remove this?', message: 'It will be gone.', confirm: 'Remove', cancel: 'Keep'}
const dialog = () => getByRole(document.body, 'alertdialog')
const press = (name: string) => getByRole(dialog(), 'button', {name}).click()
const isOpen = () => queryByRole(document.body, 'alertdialog') !== null

beforeEach(() => {
  document.body.innerHTML = '<button>Opener</button>'
})

describe('a question', () => {
  it('is announced: its title as a name, its text as a description', () => {
    openConfirm(TEXTS)
    expect(dialog().getAttribute('aria-label')).toBe('Remove this?')
    expect(document.getElementById(dialog().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'It will be gone.',
    )
  })

  it.each([
    ['Remove', true],
    ['Keep', false],
  ] as const)('%s answers %s and closes it', async (name, expected) => {
    const {answer} = openConfirm(TEXTS)
    press(name)
    expect(await answer).toBe(expected)
    expect(isOpen()).toBe(false)
  })

  it('that is closed otherwise is answered with no', async () => {
    const {answer, close} = openConfirm(TEXTS)
    close()
    expect(await answer).toBe(false)
  })

  it('returns the focus', async () => {
    const opener = document.querySelector('button')
    opener?.focus()
    const {answer} = openConfirm(TEXTS)
    press('Keep')
    await answer
    expect(document.activeElement).toBe(opener)
  })

  it('that does not close automatically stays after a yes, until it is closed', async () => {
    const {answer, close} = openConfirm({...TEXTS, closesItself: false})
    press('Remove')
    expect(await answer).toBe(true)
    expect(isOpen()).toBe(true)
    close()
    expect(isOpen()).toBe(false)
  })

  it('answers once', async () => {
    const {answer} = openConfirm({...TEXTS, closesItself: false})
    const heard = vi.fn()
    void answer.then(heard)
    press('Remove')
    press('Keep')
    await answer
    expect(heard).toHaveBeenCalledExactlyOnceWith(true)
  })
})
