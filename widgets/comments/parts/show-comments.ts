import type {CommentsPage} from '../../../src/actions/comments.ts'
import {asApiError} from '../../../src/contract/errors.ts'
import {page} from '../../../src/page/page.ts'
import {report} from '../../../src/page/report.ts'
import {busyUntil} from '../../../src/widget/busy-until.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import {definition} from '../widget.ts'
import {createView, type Foot} from './create-view.ts'
import {placeForm} from './place-form.ts'

const loadCalls = () => import('../../../src/actions/comments.ts')

const MISSING = 'the server has no comments on this item: the element stays as it is'

type Host = Pick<Widget<typeof definition>, 'element' | 'signal' | 'followTexts'>

interface Options {
  itemId: string
  /** The server has rendered its own list, which stays. */
  isServed: boolean
  /** The page takes new comments. */
  isOpen: boolean
}

/** The way to the next page; the server's own list is whole. */
const footOf = ({nextCursor}: CommentsPage, isServed: boolean): Foot | null =>
  isServed || nextCursor === null ? null : {cursor: nextCursor}

/** Shows the comments on an item, and the form, below what the server has in the element. */
export function showComments(widget: Host, {itemId, isServed, isOpen}: Options): void {
  const {element: host, signal, followTexts} = widget
  const {name} = definition
  const view = createView(isServed, (cursor, pressed) => void load(cursor, pressed))
  const {box} = view
  signal.addEventListener('abort', () => box.remove())

  /** Once: what is moved loses the focus. */
  function place(): void {
    if (!box.isConnected) host.append(box)
  }
  function show(loaded: CommentsPage, isFirst: boolean): void {
    view.change(footOf(loaded, isServed), isServed ? [] : loaded.items)
    place()
    const takesNew = isFirst && isOpen && loaded.isOpen
    if (takesNew) placeForm({host, box, itemId, onPublished: view.addOwn, signal})
  }
  /** Nothing stands in the element that the server has not rendered. */
  function leave(): void {
    box.remove()
    page().overlay?.warned(name, MISSING, host)
  }
  function fail(error: unknown, cursor: string | null): void {
    const known = asApiError(error)
    if (!known?.isExpected) report(name, error, host)
    const loadAgain = () => void ((isServed || view.hasProblem()) && load(cursor))
    if (navigator.onLine === false) addEventListener('online', loadAgain, {once: true, signal})
    // the server's list is enough
    if (isServed) return
    view.change({cursor, problem: known?.visitorMessage ?? null})
    place()
  }

  let isLoading = false
  async function load(cursor: string | null, pressed?: Element): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      const {loadComments} = await loadCalls()
      const loaded = await busyUntil(pressed, loadComments(itemId, cursor, signal), signal)
      if (signal.aborted) return
      if (loaded) show(loaded, cursor === null)
      else if (cursor === null) leave()
      else view.change(null)
    } catch (error) {
      if (!signal.aborted) fail(error, cursor)
    } finally {
      isLoading = false
    }
  }
  followTexts(view.draw)
  void load(null)
}
