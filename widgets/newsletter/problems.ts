import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import type {Item} from './items.ts'
import {createMessage} from './message.ts'
import type {Problem} from './send.ts'

function show(form: HTMLFormElement, {message, item}: Problem): () => void {
  const line = createMessage(message)
  const controls = (item?.controls ?? []).map(adopt)
  ;(item?.place ?? form).prepend(line)
  for (const control of controls)
    apply(control, {attributes: {'aria-invalid': 'true', 'aria-describedby': line.id}})
  return () => {
    line.remove()
    controls.forEach(restore)
  }
}

const toMend = ({controls}: Item): HTMLElement | undefined =>
  controls.find(({value}) => !value.trim()) ?? controls[0]

/** Says what is wrong above what it is about, and leads there; gives what takes it back. */
export function showProblems(form: HTMLFormElement, problems: readonly Problem[]): () => void {
  const shown = problems.map((problem) => show(form, problem))
  const first = problems.find(({item}) => item)?.item
  if (first) toMend(first)?.focus()
  return () => {
    for (const hide of shown) hide()
  }
}
