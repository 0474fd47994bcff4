import {missingText} from '../../../src/ui/native-fallback/native-fallback.ts'
import {element} from '../../../src/widget/element.ts'
import {texts} from '../widget.ts'

/** Why there are no comments, and a button that asks again. */
export function createProblem(message: string | null, retry: (button: Element) => void): HTMLElement {
  const words = `${texts('failed')} ${message ?? missingText(texts('offline'))}`
  const button = element(
    'button',
    {class: 'comments__button vitrine-form__button', type: 'button'},
    texts('retry'),
  )
  button.addEventListener('click', () => retry(button))
  return element('div', 'comments__problem', element('p', {role: 'alert'}, words), ' ', button)
}
