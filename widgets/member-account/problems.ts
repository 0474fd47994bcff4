import {adopt, apply, restore} from '../../src/widget/adopt.ts'

/** What the visitor has to mend, and where, if in one place. */
export interface Problem {
  control: HTMLElement | null
  message: string
}

let count = 0

function show(form: HTMLElement, {control, message}: Problem): () => void {
  const line = document.createElement('p')
  line.id = `member-account-problem-${++count}`
  line.className = 'member-account__problem'
  line.textContent = message
  // the focus goes to what is to be mended, and what describes it is read there
  if (!control) line.role = 'alert'
  const adopted = control && adopt(control)
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null
  if (label) label.before(line)
  else form.prepend(line)
  if (adopted) apply(adopted, {attributes: {'aria-invalid': 'true', 'aria-describedby': line.id}})
  return () => {
    line.remove()
    if (adopted) restore(adopted)
  }
}

/** Says what is wrong above what it is about, and leads there; gives what takes it back. */
export function showProblems(form: HTMLElement, problems: readonly Problem[]): () => void {
  const shown = problems.map((problem) => show(form, problem))
  problems.find(({control}) => control)?.control?.focus()
  return () => {
    for (const hide of shown) hide()
  }
}
