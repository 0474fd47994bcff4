import './newsletter.css'
import {enhance} from '../../src/widget/enhance.ts'
import {attach} from './attach.ts'
import {definition} from './definition.ts'
import {readSettings} from './settings.ts'

const ASKED = '.form-item input,input:is(:not([type]),[type=email],[type=text],[name=email])'

/** Renders the form if the server HTML has none; few pages need it. */
const loadForm = () => import('./create-form.ts')

const findForm = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form')

export const mount = enhance(definition, ({element, props, signal, lazy, fail}) => {
  const form = findForm(element)
  const settings = readSettings(props, form)
  if (form) {
    if (!form.querySelector(ASKED)) throw new TypeError('asks for nothing. Give input[name=email]')
    attach({element, form, settings, signal})
    return
  }
  if (element.querySelector('input'))
    throw new TypeError('its fields are in no form. Put a <form> around them')
  void lazy(loadForm).run(({createForm}) => {
    const created = createForm(settings)
    element.append(created)
    attach({element, form: created, settings, signal})
    signal.addEventListener('abort', () => created.remove())
  }, fail)
})
