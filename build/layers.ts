/** A folder, or a group of folders, with one import rule. */
interface Layer {
  /** Where its code runs. */
  runs: string
  /** What its code may touch. */
  touches: string
  /** Other layers that it may import. */
  imports: readonly string[]
  /** Layers that it may import only behind `import()`. */
  lazy?: readonly string[]
  /** Types do not ship: it may import types from every layer. */
  takesTypes?: boolean
}

const src = (...names: string[]): string[] => names.map((name) => `src/${name}`)

/** The layers of what runs on a page, and of the parts that it consists of. */
const SHIPPED = src(
  ...['cart', 'actions', 'backends', 'ui', 'widget', 'tracking', 'tools', 'api', 'page', 'check', 'toolkit'],
  ...['template', 'format', 'contract', 'model', 'lib'],
)

/**
 * Every layer by its path from the root, from top to bottom: a layer imports only layers below it, except behind
 * `import()`. `widgets` means each of its folders separately.
 */
export const LAYERS: Readonly<Record<string, Layer>> = {
  bench: {
    runs: 'In Node and in browsers: the benchmarks, a package with its own dependencies',
    touches: 'The built files, the demo shop, the peers; with its tests’ browsers',
    imports: ['test', 'demo', 'demo/seed', ...src('template', 'model', 'lib')],
  },
  test: {
    runs: 'In Node and in browsers: the checks that cross folders, and the commands that take pictures',
    touches: 'Everything',
    imports: [
      ...['build/build.ts', 'demo', 'build', 'demo/seed', 'bin', 'react', 'qa', 'loader'],
      ...['widgets/table', 'widgets', ...SHIPPED, 'package.json', 'vite.config.ts'],
    ],
  },
  'build/build.ts': {
    runs: 'In Node: the whole build, and the commands that begin with it: `npm run dev` and `npm run docs`',
    touches: 'What the steps write',
    imports: ['demo', 'build', 'demo/seed', 'docs', 'package.json'],
  },
  demo: {
    runs: 'In Node: the demo shop and its server, its QA pages, and the static demo',
    touches: 'Files, sockets, the database; no widget script and no store',
    imports: [
      ...['build', 'demo/seed', 'demo/templates', 'bin', 'react'],
      ...src('tools', 'template', 'api', 'ui', 'widget', 'page', 'format', 'model', 'lib'),
    ],
  },
  build: {
    runs: 'In Node: the steps of the build, and the generators of tables and documents',
    touches: 'The sources, `dist` and `docs`; no server',
    imports: [
      ...['demo/seed', 'react', 'loader', 'widgets/table', 'widgets'],
      ...src('backends', 'widget', 'tracking', 'api', 'page', 'template', 'contract', 'model', 'lib'),
      ...['docs', 'package.json', 'vite.config.ts'],
    ],
  },
  'demo/seed': {
    runs: 'In Node: the data of the demo shop, and its products in the format of pages',
    touches: 'Its arguments; no file, no database',
    imports: ['demo/templates', 'react', ...src('api', 'model')],
  },
  'demo/templates': {
    runs: 'In the template engine: the templates of the demo shop, with their messages',
    touches: 'Nothing: HTML and JSON',
    imports: [],
  },
  bin: {
    runs: 'In Node: the commands that compile templates, compare releases and check pages and backends, and the reading of a site’s folder',
    touches: 'Files, arguments, the console; the server under test; in a thread, the page under test',
    imports: [
      'qa',
      ...src('check', 'backends', 'tools', 'toolkit', 'template', 'page', 'contract', 'model', 'lib'),
      'package.json',
    ],
  },
  react: {
    runs: 'In React apps, in browsers and on servers: the widgets as components, with the `react.tsx` of their folders',
    touches: 'React; the document only after a component is mounted',
    imports: [
      'widgets',
      'widgets/table',
      'loader',
      ...src('ui', 'widget', 'page', 'contract', 'model', 'lib'),
    ],
  },
  qa: {
    runs: 'In the browser, with `data-debug`: the overlay',
    touches: 'React and the document; observes the page engine, and does not change the page',
    imports: ['loader', ...src('tracking', 'page', 'contract', 'lib')],
  },
  loader: {
    runs: 'In the browser, on every page: the script of the tag, and the page engine (`engine/`) that it loads',
    touches: 'The document; knows widgets only through their table. No React, no ky, no store',
    imports: ['widgets/table', ...src('page', 'contract', 'lib'), 'package.json'],
    lazy: ['qa', ...src('backends', 'page', 'tracking', 'ui')],
    takesTypes: true,
  },
  'widgets/table': {
    runs: 'In the browser, on every page: the table of the widgets',
    touches: 'Names, selectors and file paths; keeps clicks on platform markup until its widget is mounted',
    imports: src('page', 'contract'),
    lazy: ['widgets', 'loader'],
  },
  widgets: {
    runs: 'In the browser, on pages with the widget: one folder each, which can be deleted',
    touches:
      'Its own element and the elements that it adds; the server only through `src/actions`, never another widget',
    imports: src('cart', 'widget', 'ui', 'actions', 'page', 'contract', 'tracking', 'format', 'model', 'lib'),
  },
  'src/cart': {
    runs: 'In the browser, where a cart is shown: its lines, codes and totals, for the cart page and the drawer',
    touches: 'The elements passed to it, the store; the server only through `src/actions`',
    imports: src('widget', 'ui', 'actions', 'page', 'contract', 'tracking', 'format', 'model', 'lib'),
  },
  'src/actions': {
    runs: 'In the browser, after the first call: the store’s server calls',
    touches:
      'The shop through the contract of `src/backends`, the API of forms and members, the store; no element',
    imports: src('backends', 'api', 'tracking', 'page', 'contract', 'model', 'lib'),
  },
  'src/backends': {
    runs: 'In the browser, after the first call: one folder for each kind of shop, behind `contract.ts`; the loader’s tag selects one',
    touches: 'Requests, and the cookies or storage that identify the visitor’s cart; no store, no element',
    imports: src('api', 'page', 'contract', 'model', 'lib'),
  },
  'src/ui': {
    runs: 'In the browser: interface parts that several widgets share',
    touches: 'The elements passed to it, and its own dialogs; no store, no API',
    imports: src('widget', 'page', 'contract', 'format', 'model', 'lib'),
  },
  'src/widget': {
    runs: 'In the browser: the kit for writing widgets',
    touches: 'The widget’s element, React, the store; no API',
    imports: src('page', 'contract', 'format', 'model', 'lib'),
  },
  'src/tracking': {
    runs: 'In the browser, if consent allows it: consent gate, visits, events, reliable delivery, error reports',
    touches: 'Cookies, storage, requests; listens to the document, and does not change it',
    imports: src('api', 'page', 'contract', 'model', 'lib'),
  },
  'src/tools': {
    runs: 'In browsers and in Node: the site tools for editors; visitors’ pages do not load them',
    touches: 'The API; no document',
    imports: src('toolkit', 'api', 'template', 'page', 'contract', 'format', 'model', 'lib'),
  },
  'src/toolkit': {
    runs: 'In browsers and in Node: helpers for `vitrine/tools` and the commands',
    touches: 'Its arguments',
    imports: src('page', 'lib'),
  },
  'src/api': {
    runs: 'In browsers and in Node: one HTTP client, one function for each endpoint, and the API description that generates the types',
    touches: 'Requests and their cookies',
    imports: src('page', 'contract', 'model', 'lib'),
    lazy: src('backends'),
  },
  'src/page': {
    runs: 'In the browser, on every page: settings, context, texts, events, and the store in `store/`',
    touches:
      'Cookies, storage, the tag and the context of the page; names no widget but for the places of `cart-place.ts` and `item-forms.ts`, and the store does not use React',
    imports: [...src('contract', 'model', 'lib'), 'package.json'],
    lazy: src('actions'),
  },
  'src/check': {
    runs: 'Anywhere: the contract as test cases for a server',
    touches: 'The clients passed to it; no DOM, no Node',
    imports: src('lib'),
  },
  'src/template': {
    runs: 'Anywhere: the template engine',
    touches: 'APIs of every runtime, including workers: no DOM, no Node, no React',
    imports: src('format', 'model', 'lib'),
  },
  'src/format': {
    runs: 'Anywhere: readable money, counts and times',
    touches: '`Intl`; no DOM, no Node',
    imports: src('contract', 'model', 'lib'),
  },
  'src/contract': {
    runs: 'Anywhere: the events, errors and attributes of the public contract',
    touches: 'Nothing: types, names and guards',
    imports: src('model', 'lib'),
  },
  'src/model': {
    runs: 'Anywhere: the product’s entities, their parsing and derived states',
    touches: 'Its arguments; no DOM, no Node',
    imports: src('lib'),
  },
  'src/lib': {
    runs: 'Anywhere: small helpers, one per file',
    touches: 'Its arguments; no DOM, no Node',
    imports: [],
  },
}

interface Package {
  /** Files that may import it. */
  from: RegExp
  /** The same rule in words. */
  where: string
}

const REACT: Package = {
  from: /^(react|qa|src\/widget)\/|^src\/ui\/.*\.tsx$|^widgets\/.*(\.tsx|\/use-[\w-]+\.ts)$/,
  where: '`react`, `qa`, `src/widget`, and files of JSX and hooks in `src/ui` and `widgets` (`use-….ts`)',
}

/** The packages that shipped code may import; Node programs may import any. */
export const PACKAGES: Readonly<Record<string, Package>> = {
  react: REACT,
  'react-dom': REACT,
  ky: {from: /^src\/api\//, where: '`src/api`'},
  zustand: {from: /^src\/page\/store\//, where: '`src/page/store`, as `zustand/vanilla`'},
  dompurify: {from: /^src\/ui\/html\//, where: '`src/ui/html`'},
}

export const PROGRAMS = ['bench', 'test', 'build/build.ts', 'demo', 'build', 'demo/seed', 'bin']

/** The files of the layer `build/build.ts`, below `build/`. */
export const WHOLE_BUILD = ['build', 'dev', 'docs-site/prepare']

const nameOf = (layer: string): string => {
  if (layer === 'widgets') return '`widgets/<name>`'
  if (layer === 'build/build.ts') return `\`build/{${WHOLE_BUILD}}.ts\``
  return layer === 'widgets/table' ? '`widgets/*.ts`' : `\`${layer}\``
}

const listOf = (layers: readonly string[]): string => layers.map(nameOf).join(', ') || 'nothing'

function rowOf([name, {runs, touches, imports, lazy, takesTypes}]: [string, Layer]): string {
  const rest = [lazy && `behind \`import()\`: ${listOf(lazy)}`, takesTypes && 'types of all'].filter(Boolean)
  return `| ${nameOf(name)} | ${runs}. | ${touches}. | ${[listOf(imports), ...rest].join('; ')} |`
}

/** `src/README.md`. */
export const layersPage = (): string =>
  [
    '# Layers',
    '',
    'Generated from `build/layers.ts` (`npm run generate`). `test/boundaries.test.ts` checks every file against it.',
    '',
    'A folder may import only from the folders in its last column, which are below it. Cycles are not allowed, including cycles of',
    'types.',
    '',
    '| folder | where its code runs | what it may touch | may import, besides itself |',
    '| --- | --- | --- | --- |',
    ...Object.entries(LAYERS).map(rowOf),
    '',
    '| package | may be imported in |',
    '| --- | --- |',
    ...Object.entries(PACKAGES).map(([name, {where}]) => `| \`${name}\` | ${where} |`),
    '',
    'All other shipped folders import no package; the programs down to `bin` may import any. `tsconfig.browser.json` compiles the browser code without Node types;',
    '`tsconfig.pure.json` compiles the layers that run anywhere, also without DOM types.',
    '',
  ].join('\n')
