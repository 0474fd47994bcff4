import {type ReactNode, StrictMode, useState} from 'react'
import {
  AddToCart,
  CartIndicator,
  CartPopover,
  type FormDefinition,
  type FullProduct,
  Gallery,
  Newsletter,
  QuickView,
  Slot,
  useCart,
} from '../../react/index.ts'

interface AppProduct extends FullProduct {
  title: string
  fullUrl: string
}

/** A product and its picture. */
export interface AppCard {
  product: AppProduct
  src: string
  alt: string
}

export interface AppPicture {
  file: string
  title: string
}

export interface AppData {
  cards: readonly AppCard[]
  pictures: readonly AppPicture[]
}

const LETTER: FormDefinition = {
  id: '64a1f0c27be1d20013c0f004',
  fields: [{id: 'email-yui_3_17_2_9', type: 'email', title: 'Email', required: true}],
}

interface FrameProps {
  title: string
  /** The lines of code that make what is in the frame. */
  code: string
  size?: 'wide' | 'tall'
  children: ReactNode
}

/** A titled frame with a widget and its code. */
const Frame = ({title, code, size, children}: FrameProps) => (
  <section className={size ? `react-frame is-${size}` : 'react-frame'} aria-label={title}>
    <h2>{title}</h2>
    <div className="react-view">{children}</div>
    <pre className="react-code">
      <code>{code}</code>
    </pre>
  </section>
)

function Total() {
  const {cart} = useCart()
  return <output aria-label="In the cart">{cart?.totalQuantity ?? 0}</output>
}

interface CardProps {
  card: AppCard
  onAdded: (title: string) => void
}

function Card({card: {product, src, alt}, onAdded}: CardProps) {
  const {id, title, fullUrl} = product
  return (
    <li className="react-card">
      <img src={src} alt={alt} width={800} height={1000} loading="lazy" />
      <h3>{title}</h3>
      <AddToCart product={product} mode="list" onItemAdded={({detail}) => onAdded(detail.item.title)} />
      <QuickView productId={id} group="app" href={fullUrl}>
        Look at {title}
        <Slot name="close">Back to the shelf</Slot>
      </QuickView>
    </li>
  )
}

function Products({cards}: {cards: readonly AppCard[]}) {
  const [added, setAdded] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <p className="react-bar">
        <button type="button" className="quiet-button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Open'} the shop
        </button>
        <span>Added: {added.join(', ') || 'nothing yet'}</span>
      </p>
      {isOpen && (
        <ul className="react-cards" aria-label="Products">
          {cards.map((card) => (
            <Card key={card.product.id} card={card} onAdded={(title) => setAdded((all) => [...all, title])} />
          ))}
        </ul>
      )}
    </>
  )
}

function Shelf({pictures}: {pictures: readonly AppPicture[]}) {
  const [design, setDesign] = useState<'grid' | 'slideshow'>('grid')
  return (
    <>
      <p className="react-bar">
        <button
          type="button"
          className="quiet-button"
          onClick={() => setDesign(design === 'grid' ? 'slideshow' : 'grid')}
        >
          Show as a {design === 'grid' ? 'slide show' : 'grid'}
        </button>
      </p>
      <Gallery as="section" aria-label="Shelf" design={design} controls thumbnailsPerRow={2}>
        {design === 'slideshow' && (
          // no server renders this template, so it needs no Slot
          <template data-slot="next">
            <b>on</b>
          </template>
        )}
        <ul>
          {pictures.map(({file, title}) => (
            <li key={file}>
              <img src={`/media/${file}`} alt={title} width={800} height={1000} loading="lazy" />
            </li>
          ))}
        </ul>
      </Gallery>
    </>
  )
}

const CODE = {
  products: `<AddToCart product={product} mode="list" onItemAdded={onAdded} />
<QuickView productId={product.id} group="app" href={product.fullUrl}>Look at {title}</QuickView>`,
  cart: `<CartIndicator className="cart" />
const {cart} = useCart()`,
  popover: `<CartPopover>
  <Slot name="added"><b>{'{productName}'}</b> is in the bag</Slot>
</CartPopover>`,
  gallery: `<Gallery as="section" design={design} controls thumbnailsPerRow={2}>{pictures}</Gallery>`,
  newsletter: `<Newsletter form={form}>
  <Slot name="sent"><b>Welcome.</b> {'{message}'}</Slot>
</Newsletter>`,
}

/** A shop as a React app that uses the widgets as components. */
export const App = ({cards, pictures}: AppData) => (
  <StrictMode>
    <header className="react-header">
      <a href="/">Kiln &amp; Paper</a>
      <a href="/qa">QA</a>
    </header>
    <main>
      <h1>The widgets as React components</h1>
      <p className="gallery-text">
        An app with server rendering and hydration, in strict mode. Each frame shows a widget and the code
        that makes it.
      </p>
      <div className="react-frames">
        <Frame title="AddToCart and QuickView" code={CODE.products} size="wide">
          <Products cards={cards} />
        </Frame>
        <Frame title="Gallery" code={CODE.gallery} size="tall">
          <Shelf pictures={pictures} />
        </Frame>
        <Frame title="CartIndicator and useCart" code={CODE.cart}>
          <p className="react-bar">
            <CartIndicator className="cart" />
            <span>
              The hook reads <Total />
            </span>
          </p>
        </Frame>
        <Frame title="CartPopover" code={CODE.popover}>
          <p>Add a product: the popover confirms it in the words of the app.</p>
          <CartPopover>
            <Slot name="added">
              <b>{'{productName}'}</b> is in the bag
            </Slot>
          </CartPopover>
        </Frame>
        <Frame title="Newsletter" code={CODE.newsletter}>
          <Newsletter form={LETTER}>
            <Slot name="sent">
              <b>Welcome.</b> {'{message}'}
            </Slot>
          </Newsletter>
        </Frame>
      </div>
    </main>
  </StrictMode>
)
