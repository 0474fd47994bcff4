import type {Comment, CommentsPage} from '../../../src/actions/comments.ts'
import {asApiError} from '../../../src/contract/errors.ts'
import {page} from '../../../src/page/page.ts'
import {report} from '../../../src/page/report.ts'
import {busyUntil} from '../../../src/widget/busy-until.ts'
import {element} from '../../../src/widget/element.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import {definition} from '../definition.ts'
import {texts} from '../strings.ts'
import {createList} from './create-list.ts'
import {createProblem} from './create-problem.ts'

const loadCalls = () => import(/* apart */ '../../../src/actions/comments.ts')

/** What stands below the list: the way to more of it, or why there is no more. */
type Foot = {cursor: string | null; problem?: string | null} | null

interface Options extends Pick<Widget<typeof definition>, 'signal' | 'followTexts'> {
  /** The claimed element. */
  host: HTMLElement
  itemId: string
  /** The server has rendered its own list, which stays. */
  isServed: boolean
  /** Called with the first page. */
  onLoaded: (first: CommentsPage, box: HTMLElement, addOwn: (comment: Comment) => void) => void
}

/** Shows the comments on an item below what the server has in the element. */
export function showComments({host, itemId, isServed, onLoaded, signal, followTexts}: Options): void {
  const {name} = definition
  const list = createList()
  const [box, body, foot] = [element('div', 'comments__box'), element('div', {}), element('div', {})]
  let shown: Foot = null
  box.append(body, foot)
  signal.addEventListener('abort', () => box.remove())

  function createFoot(): Node[] {
    if (!shown) return []
    const {cursor, problem} = shown
    const ask = (pressed: Element) => void load(cursor, pressed)
    if (problem !== undefined) return [createProblem(problem, ask)]
    const more = element(
      'button',
      {class: 'comments__button vitrine-form__button', type: 'button'},
      texts('more'),
    )
    more.addEventListener('click', () => ask(more))
    return [more]
  }
  function draw(): void {
    list.element.setAttribute('aria-label', texts('list'))
    if (list.element.childElementCount) body.replaceChildren(list.element)
    else body.replaceChildren(...(isServed || shown ? [] : [element('p', 'comments__none', texts('none'))]))
    foot.replaceChildren(...createFoot())
  }
  function addOwn(comment: Comment): void {
    list.addOwn(comment)
    draw()
  }

  /** The focus of a button that is gone moves to where the comments go on. */
  function change(next: Foot, first?: HTMLElement): void {
    const hadFocus = foot.contains(document.activeElement)
    shown = next
    draw()
    if (!box.isConnected) host.append(box)
    if (hadFocus) (first ?? foot.querySelector('button'))?.focus()
  }
  function show(loaded: CommentsPage, isFirst: boolean): void {
    const added = isServed ? undefined : list.addPage(loaded.items)
    change(isServed || !loaded.nextCursor ? null : {cursor: loaded.nextCursor}, added)
    if (isFirst) onLoaded(loaded, box, addOwn)
  }
  function fail(error: unknown, cursor: string | null): void {
    const known = asApiError(error)
    if (!known?.isExpected) report(name, error, host)
    // the server's list is enough
    if (!isServed) change({cursor, problem: known?.visitorMessage ?? null})
    const loadAgain = () => void (isServed || shown?.problem === undefined || load(cursor))
    if (navigator.onLine === false) addEventListener('online', loadAgain, {once: true, signal})
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
      else
        page().overlay?.warned(
          name,
          'the server has no comments on this item: the element stays as it is',
          host,
        )
    } catch (error) {
      if (!signal.aborted) fail(error, cursor)
    } finally {
      isLoading = false
    }
  }
  followTexts(draw)
  void load(null)
}
