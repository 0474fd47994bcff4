import {el, toHtml, toJsx} from './markup.ts'
import type {ShopPage} from './page-of.ts'

/** A kind of project. */
interface Template {
  /** Where the built files of Vitrine stand, from the project's folder. */
  files: string
  /** The commands that show the page. */
  commands: readonly string[]
  /** Texts by file. */
  write: (page: ShopPage) => Record<string, string>
}

const LOADER = '/vitrine/loader.js'
const THEME = {rel: 'stylesheet', href: '/vitrine/theme.css'}

/** The package.json of a project. */
const packageOf = (more: Record<string, unknown>): string =>
  `${JSON.stringify({name: 'my-shop', private: true, type: 'module', ...more}, null, 2)}\n`

function htmlOf({title, tag, context}: ShopPage, body: readonly string[]): string {
  const head = [
    el('meta', {charset: 'utf-8'}),
    el('meta', {name: 'viewport', content: 'width=device-width'}),
    el('title', {}, title),
    el('link', THEME),
    el('script', {async: '', src: LOADER, ...tag}),
    context,
  ]
  return `${['<!doctype html>', '<html lang="en-US">', ...head.map(toHtml), '', ...body].join('\n')}\n`
}

const SERVER = `import {readFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {extname, join} from 'node:path'

const TYPES = {'.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json'}
const port = Number(process.env.PORT ?? 8080)

createServer(async ({url}, response) => {
  const {pathname} = new URL(url, 'http://localhost')
  const file = pathname === '/' ? '/index.html' : pathname
  try {
    const bytes = await readFile(join(import.meta.dirname, file))
    response.writeHead(200, {'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream'}).end(bytes)
  } catch {
    response.writeHead(404).end()
  }
}).listen(port, '127.0.0.1', function () {
  console.log(\`The page is at http://localhost:\${this.address().port}\`)
})
`

const shopIn = (
  page: ShopPage,
): string => `/** Vitrine adds options, price and button to this markup, and keeps the cart. */
export const Shop = () => (
  <>
${page.body.map((part) => `    ${toJsx(part)}`).join('\n')}
  </>
)
`

const statically: Template = {
  files: 'vitrine',
  commands: ['node server.mjs'],
  write: (page) => ({'index.html': htmlOf(page, page.body.map(toHtml)), 'server.mjs': SERVER}),
}

const vite: Template = {
  files: 'public/vitrine',
  commands: ['npm install', 'npm run dev'],
  write: (page) => ({
    'package.json': packageOf({
      scripts: {dev: 'vite', build: 'vite build'},
      dependencies: {react: '19.3.1', 'react-dom': '19.3.1'},
      devDependencies: {vite: '8.3.8'},
    }),
    'index.html': htmlOf(page, [
      '<div id="root"></div>',
      '<script type="module" src="/src/main.jsx"></script>',
    ]),
    'src/main.jsx': `import {createRoot} from 'react-dom/client'
import {Shop} from './Shop.jsx'

createRoot(document.getElementById('root')).render(<Shop />)
`,
    'src/Shop.jsx': shopIn(page),
  }),
}

/** The tag follows React: a loader that runs before would change HTML that React compares with its components. */
const next: Template = {
  files: 'public/vitrine',
  commands: ['npm install', 'npm run dev'],
  write: (page) => ({
    'package.json': packageOf({
      scripts: {dev: 'next dev', build: 'next build', start: 'next start'},
      dependencies: {next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1'},
    }),
    'app/layout.jsx': `import {Loader} from './Loader.jsx'

export const metadata = {title: ${JSON.stringify(page.title)}}

const Layout = ({children}) => (
  <html lang="en-US">
    <head>
      ${toJsx(el('link', THEME)).replace('></link>', ' />')}
      ${toJsx(page.context)}
    </head>
    <body>
      {children}
      <Loader />
    </body>
  </html>
)

export default Layout
`,
    'app/page.jsx': `import {Shop} from './Shop.jsx'

export default Shop
`,
    'app/Shop.jsx': shopIn(page),
    'app/Loader.jsx': `'use client'

import {useEffect} from 'react'

const SETTINGS = ${JSON.stringify(page.tag)}

/** Adds the tag of Vitrine's loader once React has taken over the page. */
export function Loader() {
  useEffect(() => {
    if (document.querySelector('script[src="${LOADER}"]')) return
    const tag = document.createElement('script')
    tag.src = '${LOADER}'
    for (const [name, value] of Object.entries(SETTINGS)) tag.setAttribute(name, value)
    document.head.append(tag)
  }, [])
  return null
}
`,
  }),
}

/** The templates by name. */
export const TEMPLATES: Readonly<Record<string, Template>> = {static: statically, vite, next}
