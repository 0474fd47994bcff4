// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {controlsOf, findItems} from './items.ts'
import {showProblem} from './show-problem.ts'

function serve(html: string): HTMLElement {
  document.body.innerHTML = html
  const item = document.body.firstElementChild
  if (!(item instanceof HTMLElement)) throw new Error('no item')
  return item
}

const html = () => document.body.innerHTML.replace(/vitrine-problem-\d+/g, 'ID')
const LINE = '<span id="ID" class="field-error vitrine-form__error">Required</span>'
const ARIA = 'aria-describedby="ID" aria-invalid="true"'

it.each([
  [
    'a title',
    '<div><label class="title">A</label><input></div>',
    `<div>${LINE}<label class="title">A</label><input ${ARIA}></div>`,
  ],
  [
    'a legend, which is drawn on top whatever precedes it',
    '<fieldset><legend class="title">A</legend><input></fieldset>',
    `<fieldset><legend class="title">${LINE}A</legend><input ${ARIA}></fieldset>`,
  ],
  [
    'a title beside a hidden legend',
    '<fieldset><div class="title">A</div><legend>A</legend><input></fieldset>',
    `<fieldset>${LINE}<div class="title">A</div><legend>A</legend><input ${ARIA}></fieldset>`,
  ],
  ['a label that is the item', '<label>A <input></label>', `${LINE}<label>A <input ${ARIA}></label>`],
  ['a control that is the item', '<input>', `${LINE}<input ${ARIA}>`],
])('the error is above %s, and leaves no trace', (_, served, shown) => {
  const hide = showProblem(serve(served), 'Required')
  expect(html()).toBe(shown)
  hide()
  expect(html()).toBe(served)
})

it('the server’s own description of a control returns', () => {
  const served = '<div><input aria-describedby="hint" aria-invalid="false"></div>'
  const hide = showProblem(serve(served), 'Required')
  expect(html()).toBe(`<div>${LINE}<input aria-describedby="ID hint" aria-invalid="true"></div>`)
  hide()
  expect(html()).toBe(served)
})

const namesOf = (root: Element) =>
  Array.from(findItems(root), ([id, item]) => [id, item.tagName, controlsOf(item).length])

it.each([
  [
    'form items by data-field-id, id or the name of what is in them',
    '<form><div class="form-item" data-field-id="a" id="x"><input></div><p class="form-item" id="b"><input></p><p class="form-item"><input name="c"></p><p class="form-item" id="b"></p></form>',
    [
      ['a', 'DIV', 1],
      ['b', 'P', 1],
      ['c', 'P', 1],
    ],
  ],
  [
    'names, where there are none, with all that stands around each alone',
    '<form><p><label>A <input name="a"></label></p><input name="b" type="radio"><label><input name="b" type="radio"></label><input type="hidden" name="h"><input><button name="go">Go</button></form>',
    [
      ['a', 'P', 1],
      ['b', 'INPUT', 2],
    ],
  ],
  ['nothing in nothing', '<form></form>', []],
])('finds %s', (_, served, expected) => {
  expect(namesOf(serve(served))).toEqual(expected)
})
