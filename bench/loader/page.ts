import type {Contender, Subject} from './contender.ts'

// Off-screen widgets skip layout and paint: with 1,000 widgets these would cost several times as much as mounting, and
// their noise would hide the difference.
const skipped = (height: number | undefined): string =>
  height ? `content-visibility:auto;contain-intrinsic-size:auto ${height}px` : ''

const style = (height: number | undefined): string =>
  `body{font:16px/1.4 sans-serif;margin:0}ul{list-style:none;margin:0;padding:8px}
li{border-bottom:1px solid #ddd;padding:4px;${skipped(height)}}
h2{font-size:16px;margin:0}cart-indicator,product-form,is-land{display:contents}`

const context = {website: {language: 'en-US'}, websiteSettings: {storeSettings: {selectedCurrency: 'USD'}}}

/** A shop's list with a widget in each item: identical for all contenders, except for the script and the widget's markup. */
export const renderPage = (
  {height}: Subject,
  {head, widget, body = ''}: Contender,
  {widgets, script}: {widgets: number; script: string},
): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Shop</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
${head(script)}<style>${style(height)}</style>
<script type="application/json" data-site-context>${JSON.stringify(context)}</script></head>
<body${body}><main><ul>
${Array.from({length: widgets}, (_, index) => `<li>${widget(index)}</li>`).join('\n')}
</ul></main></body></html>`
