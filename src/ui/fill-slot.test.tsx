import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {until} from '../../test/helpers/until.ts'
import {fillSlot} from './fill-slot.ts'
import {readProps} from './read-props.ts'

const definition = {name: 'form', attributes: {}} as const

/** The first element of the page, with a name of its own each time: slips are told of once for elements written alike. */
let count = 0
function show(inside: string): HTMLElement {
  document.body.innerHTML = `<div data-vitrine="form" data-zz${++count}="">${inside}</div>`
  const element = document.body.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error('there is no element')
  return element
}

describe('a region of a page’s own', () => {
  it('is a copy with the values in its texts, never as HTML', () => {
    const root = show(
      '<template data-slot="sent"><p title="{message}">So: <b>{message}</b> {other}</p></template>',
    )
    const box = document.createElement('div')
    box.append(fillSlot(root, 'sent', {message: '<i>Thanks</i>'}) ?? '')
    expect(box.innerHTML).toBe('<p title="{message}">So: <b>&lt;i&gt;Thanks&lt;/i&gt;</b> {other}</p>')
    expect(root.querySelector('template')?.innerHTML).toContain('{message}')
  })

  it('is none where nothing is written', () => {
    expect(fillSlot(show('<p>Mine</p>'), 'sent')).toBeUndefined()
  })
})

describe('names of regions', () => {
  const said = watchConsole()
  beforeEach(() => {
    document.body.replaceChildren()
  })

  it('are warned about when there is no such region, with what was meant', async () => {
    readProps(show('<template data-slot="snet"></template>'), definition)
    await until(() => expect(said.warnings).not.toEqual([]))
    expect(said.warnings.join()).toContain('unknown data-slot="snet", did you mean "sent"?')
  })

  it('are told, where none is near', async () => {
    readProps(show('<template data-slot="everything"></template>'), definition)
    await until(() => expect(said.warnings).not.toEqual([]))
    expect(said.warnings.join()).toContain('unknown data-slot="everything", there is sent')
  })

  it('are not warned about when they are known, or those of another widget within', async () => {
    const inner = '<p data-vitrine="gallery"><template data-slot="previous"></template></p>'
    readProps(
      show(`<template data-slot="sent"></template>${inner}<template data-slot="x"></template>`),
      definition,
    )
    await until(() => expect(said.warnings).not.toEqual([]))
    expect(said.warnings).toHaveLength(1)
    expect(said.warnings.join()).toContain('data-slot="x"')
  })
})
