import {adopt, apply, restore} from '../../widget/adopt.ts'

let count = 0

/** Describes a control by the line first, then by its earlier description. */
function mark(control: Element, id: string): () => void {
  const adoption = adopt(control)
  const described = [id, control.getAttribute('aria-describedby')].filter(Boolean).join(' ')
  apply(adoption, {attributes: {'aria-describedby': described, 'aria-invalid': 'true'}})
  return () => restore(adoption)
}

export interface Line {
  tag: 'p' | 'span'
  className: string
  message: string
  /** Needed if the focus does not move to it: it has to be announced. */
  role?: string | null
  /** They are described by it and marked as invalid. */
  controls: readonly Element[]
  put: (line: HTMLElement) => void
}

/** Shows an error line. Returns the function that removes it. */
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

/**
 * Shows a line for each problem, until `signal` is aborted. Problems that remain keep theirs: a new one would be
 * announced again.
 */
export function createLines<P extends object>(
  create: (problem: P) => Line,
  signal: AbortSignal,
): (problems: readonly P[]) => void {
  let shown = new Map<P, () => void>()
  function show(problems: readonly P[]): void {
    for (const [problem, hide] of shown) if (!problems.includes(problem)) hide()
    shown = new Map(problems.map((problem) => [problem, shown.get(problem) ?? showLine(create(problem))]))
  }
  signal.addEventListener('abort', () => show([]))
  return show
}
