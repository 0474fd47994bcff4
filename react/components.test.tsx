import {cleanup, type RenderResult, render} from '@testing-library/react'
import {type ComponentType, type ReactNode, StrictMode} from 'react'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../test/helpers/console.ts'
import {shopPage} from '../test/helpers/shop-page.ts'
import {until} from '../test/helpers/until.ts'
import {htmlOf} from '../test/helpers/widget-page.ts'
import {widgets} from '../widgets/table.ts'

const page = await shopPage()
const said = watchConsole()
const load = () => import('./index.ts')

const MUG = {
  id: 'mug',
  title: 'Mug',
  variants: [
    {sku: 'S', price: 2800, attributes: {Size: 'Small'}, unlimited: true},
    {sku: 'L', price: 3200, attributes: {Size: 'Large'}, unlimited: true},
  ],
}
const SINGLE = {
  id: 'mug',
  title: 'Mug',
  variants: [{sku: 'M1', price: 2800, attributes: {}, unlimited: true}],
}

let host: HTMLElement
let view: Pick<RenderResult, 'rerender'> | undefined

const CONTEXT = {website: {language: 'en-US'}, websiteSettings: {storeSettings: {defaultCurrency: 'USD'}}}

beforeEach(() => {
  const script = document.head.appendChild(document.createElement('script'))
  Object.assign(script, {
    type: 'application/json',
    textContent: JSON.stringify(CONTEXT),
  }).dataset.siteContext = ''
  host = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  cleanup()
  view = undefined
})

function show(node: ReactNode): void {
  if (view) view.rerender(node)
  else view = render(node, {container: host})
}

const element = () => host.firstElementChild as HTMLElement
const isMounted = () => until(() => expect(element().dataset.vitrineState).toBe('mounted'))

const Total = ({useCart}: {useCart: () => {cart: {totalQuantity: number} | null}}) => (
  <output>{useCart().cart?.totalQuantity ?? 'none'}</output>
)

const Watch = ({useCart, states}: {useCart: () => object; states: object[]}) => {
  states.push(useCart())
  return null
}

/** The markup as React has rendered it. */
function served(): string {
  const copy = element().cloneNode(true) as HTMLElement
  copy.removeAttribute('data-vitrine-state')
  return htmlOf(copy.outerHTML)
}

describe('on a server', () => {
  it('every widget has a component that renders its element', async () => {
    const components = new Map<string, unknown>(Object.entries(await load()))
    for (const {name} of widgets) {
      const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
      const Component = components.get(pascal) as ComponentType
      expect(renderToString(<Component />)).toContain(`data-vitrine="${name}"`)
    }
  })

  it('an indicator is a link with the count', async () => {
    const {CartIndicator} = await load()
    const html = renderToString(<CartIndicator items={2} subtotal="$9.00" className="cart" />)
    expect(htmlOf(html).replaceAll('<!-- -->', '')).toBe(
      htmlOf(
        '<a href="/cart" data-items="2" data-subtotal="$9.00" class="cart" data-vitrine="cart-indicator">Cart <span class="sqs-cart-quantity">2</span> <span class="sqs-cart-subtotal">$9.00</span></a>',
      ),
    )
  })

  it('a product is a form with its options', async () => {
    const {AddToCart} = await load()
    host.innerHTML = renderToString(<AddToCart product={MUG} mode="list" express={false} />)
    expect(JSON.parse(element().dataset.product ?? '')).toEqual(MUG)
    expect(element().dataset).toMatchObject({mode: 'list', express: 'false'})
    expect(host.querySelector<HTMLSelectElement>('select[data-variant-option-name=Size]')?.length).toBe(3)
    expect(host.querySelector('form[method=post] [type=submit]')?.textContent).toBe('Add To Cart')
  })

  it('`children` replace the widget’s own markup, `as` replaces its element', async () => {
    const {Gallery} = await load()
    const html = renderToString(
      <Gallery as="section" design="slider" lightboxTheme="light" aria-label="Shelf" thumbnailsPerRow={3}>
        <ul />
      </Gallery>,
    )
    expect(htmlOf(html)).toBe(
      '<section data-design="slider" data-thumbnails-per-row="3" data-lightbox-theme="light" aria-label="Shelf" data-vitrine="gallery"><ul></ul></section>',
    )
  })
})

describe('in an app', () => {
  it('hydrates the server HTML and takes it over', async () => {
    const {CartIndicator} = await load()
    const app = <CartIndicator items={2} />
    host.innerHTML = renderToString(app)
    const served = element()
    view = render(app, {container: host, hydrate: true})
    await isMounted()
    expect(element()).toBe(served)
    expect([...said.errors, ...said.warnings]).toEqual([])
  })

  it('a click adds the product: the cart, its indicator and its handlers receive it', async () => {
    const {AddToCart, CartIndicator, useCart} = await load()
    const onItemAdded = vi.fn()
    show(
      <>
        <AddToCart product={SINGLE} onItemAdded={({detail}) => onItemAdded(detail.item.title)} />
        <CartIndicator />
        <Total useCart={useCart} />
      </>,
    )
    await isMounted()
    expect(host.querySelector('output')?.textContent).toBe('none')
    host.querySelector('button')?.click()
    await until(() => expect(onItemAdded).toHaveBeenCalledExactlyOnceWith('Mug'))
    await until(() => expect(host.querySelector('output')?.textContent).toBe('1'))
    await until(() => expect(host.querySelector('.sqs-cart-quantity')?.textContent).toBe('1'))
    await until(() =>
      expect(document.querySelector('[data-vitrine=cart-popover]')?.textContent).toContain('Mug was added'),
    )
    expect(page.additions()).toHaveLength(1)
  })

  it('and opens the drawer if it is configured, as the cart link does; widgets in it are mounted', async () => {
    const {AddToCart, CartIndicator, configure} = await load()
    configure({cart: 'drawer'})
    show(
      <>
        <AddToCart product={SINGLE} />
        <CartIndicator />
      </>,
    )
    await Promise.all([isMounted(), import('../widgets/cart-drawer/ahead.ts')])
    const dialog = () => document.querySelector<HTMLDialogElement>('dialog.cart-drawer')
    host.querySelector('button')?.click()
    await until(() => expect(`${dialog()?.textContent}`).toContain('Title of mug'))
    expect(document.querySelector('[data-vitrine=cart-popover]')).toBeNull()
    dialog()?.insertAdjacentHTML('beforeend', '<button data-vitrine="like" data-item-id="a"></button>')
    await until(() => expect(dialog()?.querySelector('[data-vitrine-state=mounted]')).not.toBeNull())
    dialog()?.querySelector<HTMLElement>('.cart-drawer__close')?.click()
    await until(() => expect(dialog()).toBeNull())
    host.querySelector<HTMLElement>('[data-vitrine=cart-indicator]')?.click()
    await until(() => expect(dialog()).not.toBeNull())
  })

  it('the widget renders an empty element within the app', async () => {
    const {AddToCart} = await load()
    show(<AddToCart product={MUG}>{[]}</AddToCart>)
    await until(() => expect(host.querySelector('select')?.length).toBe(3))
    show(null)
    expect(host.innerHTML).toBe('')
  })

  it('a widget mounted twice, as in strict mode, exists once', async () => {
    const {AddToCart} = await load()
    const onItemAdded = vi.fn()
    show(
      <StrictMode>
        <AddToCart product={SINGLE} onItemAdded={onItemAdded} />
      </StrictMode>,
    )
    await isMounted()
    host.querySelector('button')?.click()
    await until(() => expect(onItemAdded).toHaveBeenCalledOnce())
    expect(page.additions()).toHaveLength(1)
    expect([...said.errors, ...said.warnings]).toEqual([])
  })

  it('leaves nothing behind', async () => {
    const {AddToCart, Like} = await load()
    for (const node of [<AddToCart key="a" product={MUG} />, <Like key="b" itemId="a" likeCount={3} />]) {
      show(node)
      const [before, html] = [element(), served()]
      await isMounted()
      show(null)
      expect(host.innerHTML).toBe('')
      expect(htmlOf(before.outerHTML)).toBe(html)
    }
  })
})

describe('props that change', () => {
  it('are written and read again; unchanged props leave the widget alone', async () => {
    const {Like} = await load()
    const onMounted = vi.fn()
    const counted = (n: number) => (
      <Like itemId="a" likeCount={n} style={{color: 'red'}} onMounted={onMounted} />
    )
    show(counted(3))
    await until(() => expect(host.querySelector('.like-count')?.textContent).toBe('3'))
    await isMounted()
    show(counted(3))
    show(counted(8))
    await until(() => expect(onMounted).toHaveBeenCalledTimes(2))
    expect(element().getAttribute('aria-label')).toBe('Like, 8 likes')
    expect(element().dataset.likeCount).toBe('8')
    expect(host.querySelector('.like-count')?.textContent).toBe('8')
  })

  it('handlers change without another mount', async () => {
    const {CartIndicator} = await load()
    const [one, two, onMounted] = [vi.fn(), vi.fn(), vi.fn()]
    show(<CartIndicator onCartChange={one} onMounted={onMounted} />)
    await isMounted()
    show(<CartIndicator onCartChange={two} onMounted={onMounted} />)
    document.dispatchEvent(new CustomEvent('vitrine:cart-change', {detail: {cart: null, previous: null}}))
    expect(one).not.toHaveBeenCalled()
    expect(two).toHaveBeenCalledOnce()
    expect(onMounted).toHaveBeenCalledOnce()
  })

  it('of a button with options: the markup is the new one, and its widget uses it', async () => {
    const {AddToCart} = await load()
    show(<AddToCart product={MUG} label="Take it" />)
    await isMounted()
    show(<AddToCart product={SINGLE} label="Take that" />)
    await isMounted()
    expect(host.querySelector('select')).toBeNull()
    expect(host.querySelector('button')?.textContent).toBe('Take that')
    expect([...said.errors, ...said.warnings]).toEqual([])
  })
})

describe('a widget that fails', () => {
  it('keeps the markup, and calls its handler', async () => {
    const {QuickView} = await load()
    const onError = vi.fn((event: Event) => event.preventDefault())
    show(
      <QuickView href="/shop/mug" onError={onError}>
        Mug
      </QuickView>,
    )
    await until(() => expect(element().dataset.vitrineState).toBe('error'))
    expect(onError).toHaveBeenCalledOnce()
    expect(element().textContent).toBe('Mug')
    expect(said.errors).toEqual([])
  })
})

it('the hook returns the public state of the cart', async () => {
  const {CartIndicator, useCart} = await load()
  const states: object[] = []
  show(
    <>
      <CartIndicator />
      <Watch useCart={useCart} states={states} />
    </>,
  )
  await until(() => expect(states.at(-1)).toMatchObject({synced: true}))
  const names = ['cart', 'lastAdded', 'loading', 'member', 'recalculating', 'synced']
  for (const state of states) expect(Object.keys(state).sort()).toEqual(names)
})

it('an app without a page context gets a warning with its own wording', async () => {
  document.querySelector('[data-site-context]')?.remove()
  const {AddToCart} = await load()
  show(<AddToCart product={SINGLE} />)
  await isMounted()
  host.querySelector('button')?.click()
  await until(() => expect(said.warnings).toHaveLength(1))
  expect(said.warnings[0]?.[0]).toBe(
    '[vitrine] site: no page context; defaults are used. Add <script type="application/json" data-site-context>',
  )
})

it('widgets belong to the app if the loader is on the page, too', async () => {
  const {writeTag} = await import('../src/page/page.ts')
  const {CartIndicator} = await load()
  writeTag({base: 'https://cdn.example/'})
  show(<CartIndicator />)
  expect(element().dataset.vitrineState).toBeUndefined()
  expect(said.warnings[0]?.[0]).toContain('left to the loader')
})

it('widgets use the language of the page; texts of the app take precedence', async () => {
  const script = document.querySelector('[data-site-context]')
  if (script) script.textContent = JSON.stringify({...CONTEXT, website: {language: 'de-DE'}})
  const {configure, Like} = await load()
  configure({strings: {'like.one': 'Mag ich, wie eine'}})
  const label = () => element().getAttribute('aria-label')
  show(<Like itemId="a" likeCount={8} />)
  await until(() => expect(label()).toBe('Gefällt mir, 8 „Gefällt mir“-Angaben'))
  show(<Like itemId="b" likeCount={1} />)
  await until(() => expect(label()).toBe('Mag ich, wie eine'))
})
