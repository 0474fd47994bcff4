import {detach} from '../../src/ui/detach.ts'
import type {Problems} from '../../src/ui/form/follow-fields.ts'
import type {ActiveTexts} from './types.ts'

/** The problems of a form. */
export interface Trouble {
  message: string
  /** By field id; those with a field to link to. */
  problems: Problems
  /** Other problems, as text. */
  others?: readonly string[]
}

export interface Summary {
  /** Shows the problems at the top of the form, and moves the focus there. */
  show: (trouble: Trouble) => void
  /** The visitor has fixed a problem, or caused another. */
  update: (problems: Problems) => void
  hide: () => void
}

interface SummaryOptions {
  form: HTMLFormElement
  texts: ActiveTexts
  titleOf: (id: string) => string | undefined
  /** Moves the focus to the problem. */
  lead: (id: string) => void
}

let count = 0

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  part: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.className = `vitrine-form__${part}`
  made.append(...content)
  return made
}

/** Ends with a punctuation mark, in any script. */
const isSentence = (title: string): boolean => /[\p{Sentence_Terminal}:：…]$/u.test(title)

/** The window shows only a part of it. */
const isLong = (form: Element): boolean => form.getBoundingClientRect().height > innerHeight

/** The problems of a form, above it, with links to the fields; on long forms also below. */
export function createSummary({form, texts, titleOf, lead}: SummaryOptions): Summary {
  const list = element('ul', 'list')
  const title = element('p', 'error')
  const down = element('p', 'scroll', texts('scrollDown'))
  const up = element('p', 'scroll', texts('scrollUp'))
  const box = element('div', 'summary', down, title, list)
  box.setAttribute('role', 'group')
  box.tabIndex = -1
  title.id = `vitrine-summary-${++count}`
  box.setAttribute('aria-labelledby', title.id)

  function link(id: string, message: string): Node {
    const title = titleOf(id)
    const anchor = element(
      'a',
      'link',
      title ? `${title}${isSentence(title) ? '' : ':'} ${message}` : message,
    )
    anchor.href = '#'
    anchor.addEventListener('click', (event) => {
      event.preventDefault()
      lead(id)
    })
    return anchor
  }

  let others: readonly string[] = []
  function fill(problems: Problems): void {
    const lines = [...[...problems].map(([id, message]) => link(id, message)), ...others]
    list.replaceChildren(
      ...lines.map((line) => {
        const item = document.createElement('li')
        item.append(line)
        return item
      }),
    )
    list.hidden = !lines.length
  }

  function hide(): void {
    detach(box)
    detach(up)
  }

  return {
    show({message, problems, others: further = []}) {
      title.textContent = message
      others = further
      fill(problems)
      down.hidden = !isLong(form)
      form.prepend(box)
      if (down.hidden) detach(up)
      else form.append(up)
      box.focus()
    },
    update(problems) {
      if (!box.isConnected) return
      // other messages of the server stay until the next attempt
      if (problems.size || others.length) fill(problems)
      else hide()
    },
    hide,
  }
}
