import type {Adopt} from '../../widget/adoption-set.ts'

/**
 * A form around fields that are in none of the element's own: in a form of the page around it, a parser drops an inner
 * `<form>`, and the button would send the page's form.
 */
export function wrapFields(element: HTMLElement, adopt: Adopt): HTMLFormElement {
  const form = document.createElement('form')
  const [fields, focused] = [[...element.childNodes], document.activeElement]
  form.style.display = 'contents'
  adopt(element, {content: [form]})
  form.append(...fields)
  if (focused instanceof HTMLElement && form.contains(focused)) focused.focus({preventScroll: true})
  // the page's form around it is not sent: its listeners do not run
  for (const type of ['submit', 'reset']) form.addEventListener(type, (event) => event.stopPropagation())
  return form
}
