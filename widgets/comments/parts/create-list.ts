import type {Comment} from '../../../src/actions/comments.ts'
import {element} from '../../../src/widget/element.ts'
import {texts} from '../widget.ts'
import {createComment} from './create-comment.ts'

export interface List {
  element: HTMLOListElement
  /** Adds a page of the server below the one before. Returns the first item. */
  addPage: (comments: readonly Comment[]) => HTMLElement | undefined
  /** Adds the visitor's own comment at the end, after all pages. */
  addOwn: (comment: Comment) => void
}

/** The comments, each once: what the visitor has added is on a later page, too. */
export function createList(): List {
  const list = element('ol', {
    class: 'comments__list',
    'aria-label': texts('list'),
    'data-vitrine-untrusted': '',
  })
  const items = new Map<string, HTMLElement>()
  let firstOwn: HTMLElement | null = null

  function create(comment: Comment): HTMLElement {
    const item = createComment(comment)
    items.set(comment.id, item)
    return item
  }
  return {
    element: list,
    addPage(comments) {
      const fresh = comments.filter(({id}) => !items.has(id)).map(create)
      for (const item of fresh) list.insertBefore(item, firstOwn)
      return fresh[0]
    },
    addOwn(comment) {
      if (items.has(comment.id)) return
      const item = create(comment)
      list.append(item)
      firstOwn ??= item
    },
  }
}
