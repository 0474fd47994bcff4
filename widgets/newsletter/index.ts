import './newsletter.css'
import type {Mount, MountContext} from '../../src/contract/widget.ts'
import {attach} from './attach.ts'
import {readSettings, type Settings} from './settings.ts'

const ASKED = '.form-item input,input:is(:not([type]),[type=email],[type=text],[name=email])'

const findForm = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form')

export const mount: Mount = (element, context) => {
  const form = findForm(element)
  const settings = readSettings(element, form)
  if (!form) {
    if (element.querySelector('input'))
      throw new TypeError('its fields are in no form. Put a <form> around them')
    return render(element, settings, context)
  }
  if (!form.querySelector(ASKED)) throw new TypeError('asks for nothing. Give input[name=email]')
  return attach({element, form, settings})
}

/** Where the server rendered no form, we do. Few pages need it: a chunk of its own. */
function render(element: HTMLElement, settings: Settings, {fail}: MountContext): () => void {
  let end: (() => void) | null = () => {}
  import('./markup.ts').then(({renderForm}) => {
    if (end) end = renderForm(element, settings, attach)
  }, fail)
  return () => {
    end?.()
    end = null
  }
}
