import './withdrawal.css'
import {wrapFields} from '../../src/ui/form/own-form.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {attach} from './attach.ts'
import {definition, texts} from './widget.ts'

/** Renders the form if the server HTML has none. */
const loadForm = () => import('./create-form.ts')

const findForm = (element: HTMLElement): HTMLFormElement | null =>
  element instanceof HTMLFormElement ? element : element.querySelector('form')

/** A link leads to the page of the form, and has the words of the law unless the page has its own. */
export const mount = enhance(
  definition,
  ({element, context, props, adopt, signal, lazy, followTexts, fail}) => {
    if (element.matches('a')) {
      const isEmpty = !element.textContent.trim()
      if (isEmpty) followTexts(() => adopt(element, {content: texts('link')}))
      return
    }
    const form = findForm(element) ?? (element.querySelector('[name=email]') && wrapFields(element, adopt))
    if (form) {
      attach(element, form, signal)
      return
    }
    const rendering = lazy(loadForm).run(({createForm}) => {
      const created = createForm(props.order ?? '')
      element.append(created)
      signal.addEventListener('abort', () => created.remove())
      attach(element, created, signal)
    }, fail)
    context.wait?.(rendering)
  },
)
