import './newsletter.css'
import type {Mount} from '../../src/contract/widget.ts'
import {attach} from './attach.ts'
import {readSettings} from './settings.ts'

const ASKED = '.form-item input,input:is(:not([type]),[type=email],[type=text],[name=email])'

const findForm = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form')

export const mount: Mount = (element, {fail}) => {
  const form = findForm(element)
  const settings = readSettings(element, form)
  const controller = new AbortController()
  const {signal} = controller
  if (form) {
    if (!form.querySelector(ASKED)) throw new TypeError('asks for nothing. Give input[name=email]')
    attach({element, form, settings, signal})
  } else {
    if (element.querySelector('input'))
      throw new TypeError('its fields are in no form. Put a <form> around them')
    // where the server rendered no form, we do; few pages need it
    import('./create-form.ts')
      .then(({createForm}) => {
        if (signal.aborted) return
        const created = createForm(settings)
        element.append(created)
        attach({element, form: created, settings, signal})
        signal.addEventListener('abort', () => created.remove())
      })
      .catch((error) => signal.aborted || fail(error))
  }
  return () => controller.abort()
}
