import {adopt, apply, restore} from '../../widget/adopt.ts'

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
