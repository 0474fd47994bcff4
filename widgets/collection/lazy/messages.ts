import {LIST} from '../parts/find-parts.ts'
import {texts} from '../widget.ts'

export interface Messages {
  /** To screen readers. */
  announce: (text: string) => void
  /** Beside the list, which stays, with a button that tries again. */
  showProblem: (text: string, retry: () => void) => void
  clear: () => void
  /** Speaks after an element of an open sheet, as the page behind it is silent; null for the page itself. */
  moveTo: (place: Element | null) => void
}

/** What the collection says: announcements, and a problem with a way on. */
export function createMessages(element: Element, signal: AbortSignal): Messages {
  const [status, problem] = [document.createElement('p'), document.createElement('div')]
  const [words, button] = [document.createElement('p'), document.createElement('button')]
  status.className = 'collection__status'
  status.setAttribute('role', 'status')
  problem.className = 'collection__problem'
  words.className = 'collection__words'
  words.setAttribute('role', 'alert')
  Object.assign(button, {className: 'collection__retry', type: 'button'})
  for (const line of [status, problem]) line.dataset.vitrineOwn = ''
  problem.append(words, button)
  element.append(status)
  let onRetry = () => {}
  let place: Element | null = null
  button.addEventListener('click', () => onRetry())
  signal.addEventListener('abort', () => {
    status.remove()
    problem.remove()
  })

  return {
    announce(text) {
      status.textContent = text
    },
    showProblem(text, retry) {
      onRetry = retry
      button.textContent = texts('retry')
      if (!problem.isConnected) (place ?? element.querySelector(LIST))?.before(problem)
      words.textContent = text
    },
    clear() {
      const hadFocus = problem.contains(document.activeElement)
      problem.remove()
      words.textContent = ''
      if (hadFocus) element.querySelector<HTMLElement>(LIST)?.focus()
    },
    moveTo(body) {
      place = body
      if (signal.aborted) return
      const {textContent} = status
      status.textContent = ''
      if (body) body.after(status)
      else element.append(status)
      if (words.textContent) (body ?? element.querySelector(LIST))?.before(problem)
      // the last announcement of the sheet is announced in the page again: a change of a text is read, a moved one is not
      if (!body) setTimeout(() => (status.textContent ||= textContent))
    },
  }
}
