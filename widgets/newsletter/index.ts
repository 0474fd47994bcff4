import './newsletter.css'
import {wrapFields} from '../../src/ui/form/own-form.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {attach} from './attach.ts'
import {readSettings} from './settings.ts'
import {definition} from './widget.ts'

const ASKED = '.form-item input,input:is(:not([type]),[type=email],[type=text],[name=email])'

/** Renders the form if the server HTML has none; few pages need it. */
const loadForm = () => import('./create-form.ts')

const findForm = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form')

export const mount = enhance(definition, (widget) => {
  const {element, context, props, signal, lazy, fail} = widget
  const form = findForm(element) ?? (element.querySelector(ASKED) && wrapFields(element, widget.adopt))
  const settings = readSettings(props, form)
  if (form) {
    if (!form.querySelector(ASKED)) throw new TypeError('asks for nothing. Give input[name=email]')
    attach({element, form, settings, signal})
    return
  }
  const rendering = lazy(loadForm).run(({createForm}) => {
    const created = createForm(settings)
    element.append(created)
    attach({element, form: created, settings, signal})
    signal.addEventListener('abort', () => created.remove())
  }, fail)
  context.wait?.(rendering)
})
