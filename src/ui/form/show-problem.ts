import {controlsOf} from './items.ts'
import {showLine} from './problem-line.ts'

/** Above the title. A legend is drawn at the top of its fieldset, whatever precedes it. */
function place(line: HTMLElement, item: HTMLElement): void {
  const legend = item.querySelector(':scope > legend')
  const title = item.querySelector('.title')
  if (item.matches('label,input,select,textarea')) item.before(line)
  else (legend && (!title || legend.contains(title)) ? legend : item).prepend(line)
}

/** Shows the error of a form item (product.md §5, forms). Returns the function that removes it. */
export const showProblem = (item: HTMLElement, message: string, role: string | null = null): (() => void) =>
  showLine({
    tag: 'span',
    className: 'field-error vitrine-form__error',
    message,
    role,
    controls: controlsOf(item),
    put: (line) => place(line, item),
  })
