import {element} from '../../widget/element.ts'
import {missingText} from '../native-fallback/native-fallback.ts'
import {cardTexts} from './strings.ts'

/** Why there are no products, and a button that asks again. */
export function createProblem(message: string | null, retry: (button: Element) => void): HTMLElement {
  const text = `${cardTexts('failed')} ${message ?? missingText(cardTexts('offline'))}`
  const button = element('button', {class: 'vitrine-cards__retry', type: 'button'}, cardTexts('retry'))
  button.addEventListener('click', () => retry(button))
  const words = element('p', {class: 'vitrine-cards__words', role: 'alert'}, text)
  return element('div', 'vitrine-cards__problem', words, button)
}
