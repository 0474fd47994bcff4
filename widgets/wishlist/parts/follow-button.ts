import {followLists, readItems, toggleItem, WISHLIST, whenSynced} from '../../../src/page/lists/lists.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../widget.ts'

const EMPTY = '♡'
const FULL = '♥'

/** Fetched when something has to be said. */
const loadNotice = () => import('../lazy/show-notice.ts')

type Host = Pick<Widget<typeof definition>, 'element' | 'adopt' | 'signal' | 'lazy'>

/** A toggle button (WAI-ARIA): its name stays, whether it is pressed or not. */
export function followButton({element, adopt, signal, lazy}: Host, itemId: string): void {
  const notice = lazy(loadNotice)
  const isButton = element.matches('button')
  const icons = [...element.querySelectorAll('[data-wishlist-icon]')].filter(
    ({textContent}) => textContent.trim() === EMPTY,
  )

  async function press(event: Event): Promise<void> {
    event.preventDefault()
    const problem = await toggleItem(WISHLIST, itemId).problem
    if (problem) await notice.run(({showNotice}) => showNotice(problem, element, signal))
  }
  const on = {
    click: (event: Event) => void press(event),
    keydown(event: KeyboardEvent) {
      const {key, repeat} = event
      if (!isButton && !repeat && /^(Enter| )$/.test(key)) void press(event)
    },
  }

  function show(): void {
    const isListed = readItems(WISHLIST).includes(itemId)
    for (const icon of icons) adopt(icon, {content: isListed ? FULL : EMPTY})
    adopt(element, {
      attributes: {
        ...(!isButton && {role: 'button', tabindex: '0'}),
        'aria-pressed': `${isListed}`,
      },
      classes: {wishlist__button: true},
      on,
    })
  }
  show()
  followLists(show, signal)
  void whenSynced(WISHLIST)
}
