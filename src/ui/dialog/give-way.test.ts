// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {giveWay} from './give-way.ts'
import {openDialog} from './open-dialog.ts'

const onClose = vi.fn()
let close = () => {}

function open() {
  const field = document.createElement('input')
  const opened = openDialog({label: 'Mug', className: 'test__dialog', content: [field], onClose})
  close = opened.close
  vi.spyOn(opened.element, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 100))
  field.focus()
  return {...opened, field}
}

/** Browsers know which dialogs are modal. */
function teachModal(): void {
  const query = document.querySelectorAll.bind(document)
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
    query(selector.replace(':modal', '[open]:not([aria-modal])')),
  )
}

beforeEach(() => {
  document.body.innerHTML = '<main><button id="opener">Open</button></main>'
  document.getElementById('opener')?.focus()
  teachModal()
  onClose.mockReset()
})

afterEach(() => {
  close()
  vi.restoreAllMocks()
})

it('keeps the dialog modal for the visitor, and leaves layers that come later alone', () => {
  const {element, field} = open()
  giveWay()
  const layer = document.createElement('div')
  document.body.append(layer)
  expect([element.open, element.getAttribute('aria-modal'), element.style.position]).toEqual([
    true,
    'true',
    'fixed',
  ])
  expect(document.activeElement).toBe(field)
  expect(document.querySelector('main')?.inert).toBe(true)
  expect([element.inert, layer.inert]).toEqual([false, false])
  expect(onClose).not.toHaveBeenCalled()
})

it('leaves no trace once the dialog has closed', () => {
  const before = document.body.innerHTML
  open()
  giveWay()
  close()
  expect(onClose).toHaveBeenCalledOnce()
  expect(document.body.innerHTML).toBe(before)
})

it('leaves a layer alone that came over an earlier dialog: a provider shows it again', async () => {
  open()
  giveWay()
  const layer = document.createElement('div')
  document.body.append(layer)
  await new Promise((resolve) => setTimeout(resolve))
  close()
  open()
  giveWay()
  expect([document.querySelector('main')?.inert, layer.inert]).toEqual([true, false])
})
