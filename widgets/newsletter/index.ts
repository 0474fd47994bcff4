import './newsletter.css'
import type {Mount, MountContext} from '../../src/lib/widget.ts'
import {attach} from './attach.ts'
import {readSettings, type Settings} from './settings.ts'

const ASKED = '.form-item input,input[name=email],input[type=email]'

const findForm = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form')

export const mount: Mount = (element, context) => {
  const form = findForm(element)
  const settings = readSettings(element, form)
  if (!form) return render(element, settings, context)
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
