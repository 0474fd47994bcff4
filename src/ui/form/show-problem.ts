import {adopt, apply, restore} from '../../widget/adopt.ts'
import {controlsOf} from './items.ts'

let count = 0

/** What the control is described by already is said after what is wrong with it. */
function mark(control: Element, id: string): () => void {
  const adoption = adopt(control)
  const described = [id, control.getAttribute('aria-describedby')].filter(Boolean).join(' ')
  apply(adoption, {attributes: {'aria-describedby': described, 'aria-invalid': 'true'}})
  return () => restore(adoption)
}

interface Line {
  tag: 'p' | 'span'
  className: string
  message: string
  /** Where no focus leads to it, it has to be heard. */
  role?: string | null
  /** What it is wrong with. */
  controls: readonly Element[]
  put: (line: HTMLElement) => void
}

/** A line that says what is wrong. Returns what takes it away again. */
export function showLine({tag, className, message, role, controls, put}: Line): () => void {
  const line = document.createElement(tag)
  line.id = `vitrine-problem-${++count}`
  line.className = className
  line.textContent = message
  if (role) line.setAttribute('role', role)
  put(line)
  const ends = controls.map((control) => mark(control, line.id))
  return () => {
    line.remove()
    for (const end of ends) end()
  }
}

/** Above the title. A legend is drawn at the top of its fieldset, whatever stands before it. */
function place(line: HTMLElement, item: HTMLElement): void {
  const legend = item.querySelector(':scope > legend')
  const title = item.querySelector('.title')
  if (item.matches('label,input,select,textarea')) item.before(line)
  else (legend && (!title || legend.contains(title)) ? legend : item).prepend(line)
}

/** Says what is wrong with what a form item holds (product.md §5, forms). Returns what takes it away again. */
export const showProblem = (item: HTMLElement, message: string, role: string | null = null): (() => void) =>
  showLine({
    tag: 'span',
    className: 'field-error vitrine-form__error',
    message,
    role,
    controls: controlsOf(item),
    put: (line) => place(line, item),
  })
