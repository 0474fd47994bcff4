import {allProducts} from './catalogue.mjs'

/** The start page of the online store, whose script names the shop's address. */
export const startPage = (host) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shop</title>
<script>var Shopify = {shop: "${host}"}</script>
</html>
`

/** `/products.json` of the online store: what `create-vitrine` reads of it. */
export const listOf = (limit) => ({
  products: allProducts()
    .slice(0, limit)
    .map(({handle, title}) => ({handle, title})),
})
