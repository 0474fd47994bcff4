import {StrictMode, useState} from 'react'
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

export interface AppProduct extends FullProduct {
  title: string
  fullUrl: string
}

export interface AppPicture {
  file: string
  title: string
}

export interface AppData {
  products: readonly AppProduct[]
  pictures: readonly AppPicture[]
}

const LETTER: FormDefinition = {
  id: '64a1f0c27be1d20013c0f004',
  fields: [{id: 'email-yui_3_17_2_9', type: 'email', title: 'Email', required: true}],
}

function Total() {
  const {cart} = useCart()
  return <output aria-label="In the cart">{cart?.totalQuantity ?? 0}</output>
}

interface CardProps {
  product: AppProduct
  onAdded: (title: string) => void
}

function Card({product, onAdded}: CardProps) {
  const {id, title, fullUrl} = product
  return (
    <li>
      <h2>{title}</h2>
      <AddToCart product={product} mode="list" onItemAdded={({detail}) => onAdded(detail.item.title)} />
      <QuickView productId={id} group="app" href={fullUrl}>
        Look at {title}
        <Slot name="close">Back to the shelf</Slot>
      </QuickView>
    </li>
  )
}

function Shelf({pictures}: {pictures: readonly AppPicture[]}) {
  const [design, setDesign] = useState<'grid' | 'slideshow'>('grid')
  return (
    <>
      <button type="button" onClick={() => setDesign(design === 'grid' ? 'slideshow' : 'grid')}>
        Show as a {design === 'grid' ? 'slide show' : 'grid'}
      </button>
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

/** A shop as a React app that uses the widgets as components. */
export function App({products, pictures}: AppData) {
  const [added, setAdded] = useState<readonly string[]>([])
  const [isOpen, setOpen] = useState(true)
  return (
    <StrictMode>
      <header>
        <CartIndicator className="cart" /> <Total />
      </header>
      <main>
        <h1>Kiln &amp; Paper</h1>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Open'} the shop
        </button>
        {isOpen && (
          <ul aria-label="Products">
            {products.map((product) => (
              <Card
                key={product.id}
                product={product}
                onAdded={(title) => setAdded((all) => [...all, title])}
              />
            ))}
          </ul>
        )}
        <p>Added: {added.join(', ') || 'nothing yet'}</p>
        <Shelf pictures={pictures} />
        <Newsletter form={LETTER}>
          <Slot name="sent">
            <b>Welcome.</b> {'{message}'}
          </Slot>
        </Newsletter>
        <CartPopover>
          <Slot name="added">
            <b>{'{productName}'}</b> is in the bag
          </Slot>
        </CartPopover>
      </main>
    </StrictMode>
  )
}
