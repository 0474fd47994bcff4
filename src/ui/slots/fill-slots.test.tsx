import {beforeEach, describe, expect, it} from 'vitest'
import {watchConsole} from '../../../test/helpers/console.ts'
import {until} from '../../../test/helpers/until.ts'
import {fillSlots} from './fill-slots.ts'

function show(html: string): HTMLElement {
  document.body.innerHTML = html
  const element = document.body.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error('there is no element')
  return element
}

const form = (inside: string) => show(`<div data-vitrine="form">${inside}</div>`)

/** The output of a widget, in the class of one of its regions. */
function render(className: string, text: string, into: Element): HTMLElement {
  const region = Object.assign(document.createElement('div'), {className, textContent: text})
  into.append(region)
  return region
}

const said = watchConsole()
beforeEach(() => {
  document.body.replaceChildren()
})

describe('a region that the page writes', () => {
  it('is a copy with the values in its texts, never as HTML', async () => {
    const root = form(
      '<template data-slot="sent"><p title="{message}">So: <b>{message}</b> {x}</p></template>',
    )
    fillSlots(root, 'form')
    const region = render('vitrine-form__thanks', '<i>Thanks</i>', root)
    await until(() =>
      expect(region.innerHTML).toBe('<p title="{message}">So: <b>&lt;i&gt;Thanks&lt;/i&gt;</b> {x}</p>'),
    )
    expect(root.querySelector('template')?.innerHTML).toContain('{message}')
  })

  it('returns after the widget has rendered its own again', async () => {
    const root = form('<template data-slot="sent">Well: {message}</template>')
    fillSlots(root, 'form')
    const region = render('vitrine-form__thanks', 'Thanks', root)
    await until(() => expect(region.textContent).toBe('Well: Thanks'))
    region.textContent = 'Danke'
    await until(() => expect(region.textContent).toBe('Well: Danke'))
  })

  it('can be empty', async () => {
    const root = form('<template data-slot="sent"></template>')
    fillSlots(root, 'form')
    const region = render('vitrine-form__thanks', 'Thanks', root)
    await until(() => expect(region.childNodes).toHaveLength(0))
  })

  it('applies to the element itself: others keep theirs', async () => {
    const root = form('<template data-slot="sent">Mine</template>')
    fillSlots(root, 'form')
    const other = document.body.appendChild(document.createElement('div'))
    const [region, theirs] = [
      render('vitrine-form__thanks', 'Thanks', root),
      render('vitrine-form__thanks', 'Thanks', other),
    ]
    await until(() => expect(region.textContent).toBe('Mine'))
    expect(theirs.textContent).toBe('Thanks')
  })

  it('may be in a dialog that the element opened', async () => {
    const root = show(
      '<p><a data-vitrine="quick-view" href="/">Look<template data-slot="close">Shut</template></a></p>',
    )
    const link = root.querySelector('a')
    if (!link) throw new Error('there is no link')
    fillSlots(link, 'quick-view')
    const [dialog, other] = [document.createElement('dialog'), document.createElement('dialog')]
    Object.assign(dialog, {opener: link})
    document.body.append(dialog, other)
    const [region, theirs] = [
      render('quick-view__close', '×', dialog),
      render('quick-view__close', '×', other),
    ]
    await until(() => expect(region.textContent).toBe('Shut'))
    expect(theirs.textContent).toBe('×')
  })

  it('can be written in JSX, where React puts it beside the content of the template', async () => {
    const root = form('<template data-slot="sent"></template>')
    root.querySelector('template')?.appendChild(document.createTextNode('By hand: {message}'))
    fillSlots(root, 'form')
    const region = render('vitrine-form__thanks', 'Thanks', root)
    await until(() => expect(region.textContent).toBe('By hand: Thanks'))
  })

  it('is forgotten with its element', async () => {
    const root = form('<template data-slot="sent">Mine</template>')
    fillSlots(root, 'form')
    root.remove()
    const kept = form('<template data-slot="sent">Kept</template>')
    fillSlots(kept, 'form')
    const region = render('vitrine-form__thanks', 'Thanks', kept)
    await until(() => expect(region.textContent).toBe('Kept'))
    document.body.append(root)
    const late = render('vitrine-form__thanks', 'Thanks', root)
    const next = render('vitrine-form__thanks', 'Thanks', kept)
    await until(() => expect(next.textContent).toBe('Kept'))
    expect(late.textContent).toBe('Thanks')
  })
})

describe('names of regions', () => {
  it('cause a warning if there is no such region, with a suggestion', async () => {
    fillSlots(form('<template data-slot="snet"></template>'), 'form')
    await until(() => expect(said.warnings).not.toEqual([]))
    expect(said.warnings.join()).toContain('form: unknown data-slot="snet", did you mean "sent"?')
  })

  it('are listed if none is similar', async () => {
    fillSlots(form('<template data-slot="everything"></template>'), 'form')
    await until(() => expect(said.warnings).not.toEqual([]))
    expect(said.warnings.join()).toContain('unknown data-slot="everything", there is sent, close')
  })

  it('cause no warning if they are known, or belong to a widget inside', async () => {
    const inner = '<p data-vitrine="gallery"><template data-slot="previous"></template></p>'
    fillSlots(
      form(`<template data-slot="sent"></template>${inner}<template data-slot="x"></template>`),
      'form',
    )
    await until(() => expect(said.warnings).not.toEqual([]))
    expect(said.warnings).toHaveLength(1)
    expect(said.warnings.join()).toContain('data-slot="x"')
  })

  it('are ignored in platform markup, where a template may belong to other code', async () => {
    fillSlots(
      show('<form class="newsletter-form"><template data-slot="their-own"></template></form>'),
      'newsletter',
    )
    fillSlots(form('<template data-slot="x"></template>'), 'form')
    await until(() => expect(said.warnings).not.toEqual([]))
    expect(said.warnings).toHaveLength(1)
  })
})
