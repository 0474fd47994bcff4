import type {Metadata} from 'next'
import type {ReactNode} from 'react'
import 'vitrine/react/style.css'
import {CartIndicator} from 'vitrine/react'
import {Shop, Total} from './shop'

export const metadata: Metadata = {title: 'Kiln & Paper'}

/** What the server knows of the shop. */
const context = {websiteSettings: {storeSettings: {selectedCurrency: 'USD'}}}

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en-US">
      <body>
        <script type="application/json" data-site-context>
          {JSON.stringify(context)}
        </script>
        <Shop>
          <header>
            <CartIndicator className="cart" href="/cart">
              Cart
            </CartIndicator>
            <Total />
          </header>
          <main>{children}</main>
        </Shop>
      </body>
    </html>
  )
}
