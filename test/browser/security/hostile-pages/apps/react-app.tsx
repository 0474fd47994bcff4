import {StrictMode, useEffect, useState} from 'react'
import {createRoot} from 'react-dom/client'

/** A React part of a page, which repeatedly renders Vitrine elements. */
function Shelf({product}: {product: string}) {
  const [renders, setRenders] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setRenders((count) => count + 1), 50)
    return () => clearInterval(timer)
  }, [])
  return (
    <section data-renders={renders}>
      <a data-vitrine="cart-indicator" href="/cart">
        Cart <span className="sqs-cart-quantity">0</span>
      </a>
      <div data-vitrine="add-to-cart" data-product={product}>
        <form method="post" action="/cart/add">
          <button type="submit" className="sqs-add-to-cart-button">
            Add To Cart
          </button>
        </form>
      </div>
      {renders % 2 > 0 && <p>Odd</p>}
    </section>
  )
}

const root = document.querySelector<HTMLElement>('#react')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Shelf product={root.dataset.product ?? ''} />
    </StrictMode>,
  )
