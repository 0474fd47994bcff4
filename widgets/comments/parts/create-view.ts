import type {Comment} from '../../../src/actions/comments.ts'
import {element} from '../../../src/widget/element.ts'
import {texts} from '../widget.ts'
import {createList} from './create-list.ts'
import {createProblem} from './create-problem.ts'

/** Loads the page at a cursor; null is the first one. */
type Load = (cursor: string | null, pressed: Element) => void

/** What stands below the list: the way to more of it, or why there is no more. */
export interface Foot {
  cursor: string | null
  /** Null for a failure without words for the visitor. */
  problem?: string | null
}

export interface View {
  /** What the widget adds to the element. */
  box: HTMLElement
  /** Adds a page, and changes what stands below the list. */
  change: (foot: Foot | null, comments?: readonly Comment[]) => void
  /** Adds the visitor's own comment. */
  addOwn: (comment: Comment) => void
  hasProblem: () => boolean
  /** Writes all texts again. */
  draw: () => void
}

function createMore(onPress: (pressed: Element) => void): HTMLElement {
  const attributes = {class: 'comments__button vitrine-form__button', type: 'button'}
  const more = element('button', attributes, texts('more'))
  more.addEventListener('click', () => onPress(more))
  return more
}

function createFoot({cursor, problem}: Foot, load: Load): HTMLElement {
  const onPress = (pressed: Element) => load(cursor, pressed)
  return problem === undefined ? createMore(onPress) : createProblem(problem, onPress)
}

/** The list and what stands below it. Below the server's own list there are only the comments of the visitor. */
export function createView(isServed: boolean, load: Load): View {
  const list = createList()
  const [body, below] = [element('div', {}), element('div', {})]
  const box = element('div', 'comments__box', body, below)
  let foot: Foot | null = null

  function createBody(): HTMLElement[] {
    if (list.element.childElementCount) return [list.element]
    // it can get the focus of the button that asked again
    const none = () => element('p', {class: 'comments__none', tabindex: '-1'}, texts('none'))
    return isServed || foot ? [] : [none()]
  }
  function draw(): void {
    list.element.setAttribute('aria-label', texts('list'))
    body.replaceChildren(...createBody())
    below.replaceChildren(...(foot ? [createFoot(foot, load)] : []))
  }
  return {
    box,
    draw,
    hasProblem: () => foot?.problem !== undefined,
    addOwn(comment) {
      list.addOwn(comment)
      draw()
    },
    change(next, comments = []) {
      const hadFocus = below.contains(document.activeElement)
      const first = list.addPage(comments)
      foot = next
      draw()
      // the button that had the focus is gone
      if (hadFocus) (first ?? box.querySelector<HTMLElement>('button,.comments__none'))?.focus()
    },
  }
}
