import {asyncScript, type Contender, importWhere, module, type Subject, vitrineHead} from '../contender.ts'
import {renderForm} from './render-form.ts'

const rendered: string[] = []

/** Rendered once for all contenders. */
function served(index: number): string {
  const form = rendered[index] ?? renderForm(index)
  rendered[index] = form
  return form
}

const WIDGET = ' data-vitrine="add-to-cart"'
const FORM = '<form class="product-form"'

/** The same for a peer, with its attributes instead of Vitrine's. */
const dressed =
  (form = '', widget = '') =>
  (index: number): string =>
    served(index).replace(WIDGET, widget).replace(FORM, `${FORM}${form}`)

const wrapped =
  (open: string, close: string) =>
  (index: number): string =>
    `${open}${dressed()(index)}${close}`

const baseline: Contender = {name: 'no script', head: () => '', widget: dressed()}

const own: Contender = {name: 'vitrine', head: vitrineHead, widget: served}

const QWIK = 'forms/qwik-add.ts'

const limit: Contender = {
  name: 'delegated limit',
  head: asyncScript,
  widget: dressed(),
  peer: 'forms/delegated.ts',
}

const peers: Contender[] = [
  {
    name: 'qwikloader',
    // Qwik preloads the files of later uses
    head: (script) =>
      `<script>window.qwikevents=[]</script>${asyncScript(script)}<link rel="modulepreload" href="/peers/forms/qwik-add.js">`,
    widget: dressed(' on:submit="qwik-add.js#submit" preventdefault:submit'),
    body: ' q:container="paused" q:base="/peers/forms/"',
    peer: 'forms/qwikloader.ts',
    symbols: QWIK,
  },
  {
    name: 'custom elements',
    head: module,
    widget: wrapped('<product-form>', '</product-form>'),
    peer: 'forms/custom-element.ts',
  },
  {
    name: 'Preact islands',
    head: asyncScript,
    widget: dressed(),
    peer: 'forms/preact-islands.tsx',
    loader: importWhere('.product-form'),
  },
  {
    name: 'is-land',
    head: module,
    widget: wrapped('<is-land type="product-form">', '</is-land>'),
    peer: 'forms/is-land.ts',
  },
  {
    name: 'Alpine',
    head: module,
    widget: dressed(' x-data="productForm" @submit.prevent="add"'),
    peer: 'forms/alpine.ts',
  },
  {
    name: 'WordPress interactivity',
    head: module,
    widget: dressed(
      ' data-wp-on--submit="actions.add" data-wp-init="callbacks.isMounted"',
      ' data-wp-interactive="shop"',
    ),
    peer: 'forms/wordpress.ts',
  },
  {name: 'React islands', head: module, widget: dressed(), peer: 'forms/react-islands.tsx'},
  {
    name: 'buy button',
    // its own style sheet is for the frame that it renders in by default
    head: (script) => `<style>.shopify-buy__select-icon{width:1em}</style>${module(script)}`,
    widget: dressed(),
    peer: 'forms/buy-button.ts',
    // 5,000 keep the page busy for a minute
    most: 1000,
    button: '.shopify-buy__btn',
  },
]

/** Forms that add to the cart, in the template engine's output. */
export const forms: Subject = {
  name: 'forms',
  title: 'add-to-cart forms',
  // no height: for each select without a layout, the browser would lay out the page again
  baseline,
  own,
  contenders: [baseline, own, limit, ...peers],
  compared: [baseline, own, limit],
}
