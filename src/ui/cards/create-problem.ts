import {missingText} from '../last-way/last-way.ts'
import {cardTexts} from './strings.ts'

/** Why there are no products, and a button that asks again. */
export function createProblem(message: string | null, retry: (button: Element) => void): HTMLElement {
  const [problem, words, button] = [
    document.createElement('div'),
    document.createElement('p'),
    document.createElement('button'),
  ]
  problem.className = 'vitrine-cards__problem'
  words.className = 'vitrine-cards__words'
  words.role = 'alert'
  words.textContent = `${cardTexts('failed')} ${message ?? missingText(cardTexts('offline'))}`
  Object.assign(button, {className: 'vitrine-cards__retry', type: 'button', textContent: cardTexts('retry')})
  button.addEventListener('click', () => retry(button))
  problem.append(words, button)
  return problem
}
