import type {ReactNode} from 'react'
import {Links, Meta, Outlet, Scripts, ScrollRestoration} from 'react-router'
import {CartIndicator, configure, useCart} from 'vitrine/react'
import 'vitrine/react/style.css'

configure({api: import.meta.env.VITE_SHOP})

/** What the server knows of the shop. */
const context = {websiteSettings: {storeSettings: {selectedCurrency: 'USD'}}}

function Total() {
  const {cart} = useCart()
  return <output aria-label="In the cart">{cart?.totalQuantity ?? 0}</output>
}

export function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
        <script type="application/json" data-site-context>
          {JSON.stringify(context)}
        </script>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <>
      <header>
        <CartIndicator className="cart" href="/cart">
          Cart
        </CartIndicator>
        <Total />
      </header>
      <main>
        <Outlet />
      </main>
    </>
  )
}
