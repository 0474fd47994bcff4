import {adopt, apply, restore} from '../../widget/adopt.ts'
import {type Control, controlsOf} from './items.ts'

let count = 0

/** What the control is described by already is said after what is wrong with it. */
function mark(control: Control, id: string): () => void {
  const adoption = adopt(control)
  const described = [id, control.getAttribute('aria-describedby')].filter(Boolean).join(' ')
  apply(adoption, {attributes: {'aria-describedby': described, 'aria-invalid': 'true'}})
  return () => restore(adoption)
}

/** Above the title. A legend is drawn at the top of its fieldset, whatever stands before it. */
function place(line: HTMLElement, item: HTMLElement): void {
  const legend = item.querySelector(':scope > legend')
  const title = item.querySelector('.title')
  if (item.matches('label,input,select,textarea')) item.before(line)
  else (legend && (!title || legend.contains(title)) ? legend : item).prepend(line)
}

/** Says what is wrong with what a form item holds (product.md §5, forms). Returns what takes it away again. */
export function showProblem(item: HTMLElement, message: string, role: string | null = null): () => void {
  const line = document.createElement('span')
  line.id = `vitrine-problem-${++count}`
  line.className = 'field-error vitrine-form__error'
  line.textContent = message
  if (role) line.setAttribute('role', role)
  place(line, item)
  const ends = controlsOf(item).map((control) => mark(control, line.id))
  return () => {
    line.remove()
    for (const end of ends) end()
  }
}
