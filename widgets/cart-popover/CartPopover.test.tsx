import {getByRole, queryByText} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {stopClock, wait} from '../../test/helpers/clock.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

const POPOVER = '<div data-vitrine="cart-popover"></div>'

beforeEach(stopClock)

/** happy-dom supports neither `:hover` nor `:focus-within`. */
function teachFocusWithin(): void {
  const {matches} = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return /focus-within/.test(selector)
      ? this.contains(document.activeElement)
      : matches.call(this, selector)
  })
}

/** Adds an item, as a button does. */
async function add(title = 'Mug'): Promise<void> {
  const {addItem} = await import('../../src/actions/index.ts')
  await addItem({itemId: 'mug'}, {source: 'product', item: {id: 'mug', title}})
}

const box = () => document.querySelector<HTMLElement>('.cart-popover__box')
const text = () => document.querySelector('.cart-popover__text')?.textContent ?? null
const isShown = (title = 'Mug') => until(() => expect(text()).toBe(`${title} was added to your cart`))
const isGone = () => until(() => expect(box()).toBeNull())

describe('the popover', () => {
  it('announces the added product, in a live region that was empty before', async () => {
    const {element} = await page.open(POPOVER)
    const region = getByRole(element, 'status')
    expect(region.childNodes).toHaveLength(0)
    await add()
    await isShown()
    expect(region.contains(box())).toBe(true)
  })

  it('of an element that the page has removed fails nothing', async () => {
    const show = vi.fn(function (this: HTMLElement) {
      if (!this.isConnected)
        throw new DOMException('Invalid on disconnected popover elements', 'InvalidStateError')
    })
    Object.assign(HTMLElement.prototype, {showPopover: show})
    try {
      const {element, fail} = await page.open(POPOVER)
      element.remove()
      await add()
      await until(() => expect(element.querySelector('.cart-popover__text')).not.toBeNull())
      expect(fail).not.toHaveBeenCalled()
    } finally {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
    }
  })

  it('shows the picture, the options and the price', async () => {
    await page.open(POPOVER)
    const {store} = await import('../../src/page/store/store.ts')
    const {parseCartEntry} = await import('../../src/model/cart.ts')
    const entry = parseCartEntry({
      id: 'e1',
      itemId: 'mug',
      imageUrl: 'https://cdn.example/mug.jpg',
      purchasePriceCents: 2800,
      chosenVariant: {sku: 'M', attributes: {Size: 'Large', Glaze: 'Sea'}},
    })
    store.setState({lastAdded: {title: 'Mug', entry, quantityAdded: 2, at: Date.now()}})
    await isShown()
    expect(box()?.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example/mug.jpg')
    expect(box()?.querySelector('.cart-popover__options')?.textContent).toBe('Large, Sea')
    const price = box()?.querySelector('.cart-popover__price')
    expect(price?.textContent).not.toBe('')
    await until(() => expect(price?.textContent).toBe('2 × $28.00'))
  })

  it('stays away if something else shows additions', async () => {
    const {page: settings} = await import('../../src/page/page.ts')
    settings().cart = 'drawer'
    await page.open(POPOVER)
    await add()
    await wait(10)
    expect(box()).toBeNull()
  })

  it('also announces a product added just before it loaded', async () => {
    await add()
    await page.open(POPOVER)
    await isShown()
  })

  it('ignores a product added long ago', async () => {
    await add()
    vi.setSystemTime(Date.now() + 3000)
    await page.open(POPOVER)
    await wait(10)
    expect(box()).toBeNull()
  })

  it('links to the cart', async () => {
    await page.open(POPOVER)
    await add()
    await isShown()
    expect(getByRole(document.body, 'link', {name: 'View Cart'}).getAttribute('href')).toBe(
      `${location.origin}/cart`,
    )
  })

  it('uses the address of the page’s own cart link', async () => {
    await page.open(`<a data-vitrine="cart-indicator" href="/basket"></a>${POPOVER}`, 'div')
    await add()
    await isShown()
    expect(getByRole<HTMLAnchorElement>(document.body, 'link', {name: 'View Cart'}).pathname).toBe('/basket')
  })

  it('shows a title as plain text', async () => {
    await page.open(POPOVER)
    await add('<img src=x> {productName} $&')
    await isShown('<img src=x> {productName} $&')
    expect(document.querySelector('img')).toBeNull()
  })

  it.each(['<div id="sqs-cart-root"></div>', '<div data-vitrine="cart-page"></div>'])(
    'is not shown on the cart page, %s',
    async (html) => {
      await page.open(POPOVER + html)
      await add()
      await wait(10)
      expect(box()).toBeNull()
    },
  )

  it('uses the page’s language', async () => {
    await setStrings({
      'cart-popover.added': 'Neu: {productName}',
      'cart-popover.viewCart': 'Zum Korb',
      'cart-popover.close': 'Zu',
    })
    await page.open(POPOVER)
    await add()
    await until(() => expect(text()).toBe('Neu: Mug'))
    getByRole(document.body, 'link', {name: 'Zum Korb'})
    getByRole(document.body, 'button', {name: 'Zu'})
  })

  it('uses the position of the element', async () => {
    await page.open('<div data-vitrine="cart-popover" data-position="top-right"></div>')
    await add()
    await isShown()
    expect(box()?.style.top).toBe('33px')
  })

  it('reports an unknown position, and uses the default', async () => {
    await page.open('<div data-vitrine="cart-popover" data-position="left"></div>')
    expect(said.warnings[0]?.[0]).toBe(
      '[vitrine] cart-popover: data-position="left" is not one of auto, floating, top-right',
    )
    await add()
    await isShown()
  })
})

describe('the popover closes', () => {
  it('after three seconds', async () => {
    await page.open(POPOVER)
    await add()
    await isShown()
    await wait(2999)
    await isShown()
    await wait(1)
    await isGone()
  })

  it('when its button is clicked', async () => {
    const {user} = await page.open(POPOVER)
    await add()
    await isShown()
    await user.click(getByRole(document.body, 'button', {name: 'Close'}))
    await isGone()
  })

  it('when Escape is pressed in it; the focus returns to where it was', async () => {
    const {user} = await page.open(`<button>Add</button>${POPOVER}`)
    const button = getByRole(document.body, 'button', {name: 'Add'})
    await add()
    await isShown()
    button.focus()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('View Cart')
    await user.tab()
    await user.keyboard('{Escape}')
    await isGone()
    expect(document.activeElement).toBe(button)
  })

  it('not while it has the focus, but three seconds later', async () => {
    teachFocusWithin()
    const {user} = await page.open(`<button>Add</button>${POPOVER}`)
    await add()
    await isShown()
    document.querySelector('button')?.focus()
    await user.tab()
    await wait(3000)
    await isShown()
    document.querySelector('button')?.focus()
    await wait(3000)
    await isGone()
  })

  it('when it is unmounted, without a trace', async () => {
    const {unmount} = await page.open(POPOVER)
    await add()
    await isShown()
    await wait(0)
    unmount()
    await wait(0)
    expect(htmlOf()).toBe(POPOVER)
    expect(vi.getTimerCount()).toBe(0)
    const {fail} = await page.open(POPOVER)
    dispatchEvent(new Event('scroll'))
    await wait(100)
    expect(fail).not.toHaveBeenCalled()
  })
})

describe('a newer product', () => {
  it('replaces it, for three more seconds', async () => {
    await page.open(POPOVER)
    await add()
    await isShown()
    await wait(2000)
    await add('Tea')
    await isShown('Tea')
    expect(document.querySelectorAll('.cart-popover__box')).toHaveLength(1)
    await wait(2999)
    await isShown('Tea')
    await wait(1)
    await isGone()
  })

  it('of the same item shows it again', async () => {
    const {user} = await page.open(POPOVER)
    await add()
    await isShown()
    await user.click(getByRole(document.body, 'button', {name: 'Close'}))
    await isGone()
    await wait(10)
    await add()
    await isShown()
  })
})

describe('another change of the cart', () => {
  it('shows nothing', async () => {
    await page.open(POPOVER)
    await add()
    await isShown()
    await wait(3000)
    await isGone()
    const cart = await openCart()
    await cart.update('entry-1', 4)
    await wait(10)
    expect(queryByText(document.body, /was added/)).toBeNull()
  })
})

describe('while the page scrolls', () => {
  const link = '<a class="sqs-custom-cart" href="/cart"></a>'

  it('it is placed again, at most ten times a second', async () => {
    await page.open(link + POPOVER, 'div')
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    rect.mockReturnValue(new DOMRect(0, 0, 10, 40))
    await add()
    await isShown()
    expect(box()?.style.top).toBe('56px')
    rect.mockReturnValue(new DOMRect(0, 0, 10, 20))
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(99)
    dispatchEvent(new Event('scroll'))
    expect(box()?.style.top).toBe('56px')
    vi.advanceTimersByTime(1)
    expect(box()?.style.top).toBe('36px')
  })
})

describe('while a modal dialog is open', () => {
  const DIALOG = '<div role="dialog" aria-modal="true" aria-label="Look"><button>Add</button></div>'
  const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
  const isInDialog = (is: boolean) => until(() => expect(dialog()?.contains(box())).toBe(is))

  /** The dialog is open when an item is added. */
  async function addInDialog(attributes = '') {
    const opened = await page.open(DIALOG.replace('<div', `<div ${attributes}`) + POPOVER)
    await add()
    await wait(200)
    await isShown()
    return opened
  }

  it('it is inside the dialog, in a live region that was there before', async () => {
    const told: string[] = []
    new MutationObserver((records) => {
      for (const {target, addedNodes} of records)
        if (addedNodes.length && dialog()?.contains(target)) told.push(`${target.textContent}`)
    }).observe(document, {childList: true, subtree: true})
    await page.open(DIALOG + POPOVER)
    await add()
    await until(() => expect(dialog()?.querySelector('[role=status]')?.textContent).toBe(''))
    expect(box()).toBeNull()
    await wait(100)
    await isShown()
    await isInDialog(true)
    expect(box()?.closest('[role=status]')).not.toBeNull()
  })

  it('it leaves nothing in the dialog when it closes', async () => {
    await addInDialog()
    await wait(3000)
    await isGone()
    expect(htmlOf(dialog() ?? '')).toBe('<button>Add</button>')
  })

  it.each([
    ['removed', () => dialog()?.remove()],
    ['hidden', () => vi.spyOn(dialog() ?? document.body, 'checkVisibility').mockReturnValue(false)],
    ['no longer marked as modal', () => dialog()?.removeAttribute('aria-modal')],
  ])('it is on the page again when the dialog is %s', async (_, act) => {
    const {element} = await addInDialog()
    act()
    dialog()?.setAttribute('style', 'color: red')
    await until(() => expect(element.contains(box())).toBe(true))
    await isShown()
  })

  it('it moves into a dialog that opens later', async () => {
    const {element} = await page.open(DIALOG.replace('aria-modal="true"', '') + POPOVER)
    await add()
    await isShown()
    expect(element.contains(box())).toBe(true)
    dialog()?.setAttribute('aria-modal', 'true')
    await isInDialog(true)
  })

  it('it is in the dialog with the focus, otherwise in the last', async () => {
    await page.open(DIALOG + DIALOG.replace('<div', '<div id="last"') + POPOVER)
    await add()
    await wait(200)
    await until(() => expect(box()?.closest('[role=dialog]')?.id).toBe('last'))
    document.querySelector('button')?.focus()
    await wait(3000)
    await isGone()
    await add()
    await wait(200)
    await isInDialog(true)
    expect(box()?.closest('[role=dialog]')?.id).toBe('')
  })

  it('Escape closes only the popover, and returns the focus', async () => {
    const onKey = vi.fn()
    const {user} = await addInDialog()
    dialog()?.addEventListener('keydown', ({key}) => key === 'Escape' && onKey())
    const button = getByRole(document.body, 'button', {name: 'Add'})
    button.focus()
    await user.tab()
    expect(box()?.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    await isGone()
    expect(onKey).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })

  it('a quick view announces the product itself: it is not announced twice', async () => {
    const {element} = await addInDialog('class="quick-view__dialog"')
    await isInDialog(true)
    expect(box()?.closest('[role=status]')).toBeNull()
    await wait(3000)
    await isGone()
    getByRole(element, 'status')
  })

  it('it has the slots of its element', async () => {
    await page.open(
      `${DIALOG}<div data-vitrine="cart-popover"><template data-slot="link"><i>Bag</i></template></div>`,
    )
    await add()
    await wait(200)
    await until(() => expect(getByRole(dialog() ?? document.body, 'link').innerHTML).toBe('<i>Bag</i>'))
  })

  it('ends with its element', async () => {
    const {unmount} = await addInDialog()
    unmount()
    await wait(0)
    expect(htmlOf()).toBe(htmlOf(DIALOG + POPOVER))
  })
})

describe('the page’s own slots', () => {
  const OWN = `<div data-vitrine="cart-popover">
    <template data-slot="added"><b>{productName}</b> is in the bag ({message})</template>
    <template data-slot="link"><i>{message}!</i></template><template data-slot="close">Shut</template></div>`

  it('replace its text and icons, with the title as plain text', async () => {
    // adding an item has started the cart
    await openCart()
    const {element, user, unmount} = await page.open(OWN)
    await add('<i>Mug</i>')
    await until(() => expect(text()).toBe('<i>Mug</i> is in the bag (<i>Mug</i> was added to your cart)'))
    expect(document.querySelector('.cart-popover__text b')?.textContent).toBe('<i>Mug</i>')
    const link = getByRole(element, 'link', {name: 'View Cart!'})
    expect(link.innerHTML).toBe('<i>View Cart!</i>')
    const close = getByRole(element, 'button', {name: 'Close'})
    expect(close.textContent).toBe('Shut')
    await user.click(close)
    await isGone()
    await add('Tea')
    await until(() => expect(text()).toBe('Tea is in the bag (Tea was added to your cart)'))
    unmount()
    expect(htmlOf()).toBe(OWN)
  })
})
