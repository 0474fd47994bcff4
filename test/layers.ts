/** A folder, or a group of folders, that has one rule for what it imports. */
interface Layer {
  /** Where its code runs. */
  runs: string
  /** What may be touched there. */
  touches: string
  /** Layers that it may import, besides itself. */
  imports: readonly string[]
  /** Those that it may also import behind `import()`. */
  lazy?: readonly string[]
  /** Types leave no trace in what ships: it may import those of every layer. */
  takesTypes?: boolean
}

const src = (...names: string[]): string[] => names.map((name) => `src/${name}`)

/** Every layer by its path from the root, the ones above first. `widgets` stands for each folder in it by itself. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  demo: {
    runs: 'In Node: the shop and its server; nothing imports it',
    touches: 'Files, sockets, the database; no widget’s script and no store',
    imports: [
      ...['bin', 'build', 'test', 'react', 'widgets'],
      ...src('tools', 'template', 'api', 'ui', 'widget', 'page', 'format', 'model', 'lib'),
    ],
  },
  bin: {
    runs: 'In Node: the commands, which compile templates, compare releases, and check backends',
    touches: 'Files, arguments, the console; the server that it checks',
    imports: src('check', 'backends', 'template', 'contract', 'model', 'lib'),
  },
  react: {
    runs: 'In React apps, in browsers and on servers: the widgets as components',
    touches: 'React; the document only once a component is mounted',
    imports: [
      'widgets',
      'widgets/table',
      'loader',
      ...src('ui', 'widget', 'page', 'contract', 'model', 'lib'),
    ],
  },
  qa: {
    runs: 'In the browser, with `data-debug`: the overlay',
    touches: 'React and the document; watches the page engine, and changes nothing of the page',
    imports: ['loader', ...src('tracking', 'page', 'contract', 'lib'), 'package.json'],
  },
  loader: {
    runs: 'In the browser, on every page: the script of the tag, and the page engine (`engine/`) that it fetches',
    touches: 'The document; knows widgets by their table alone. No React, no ky, no store',
    imports: ['widgets/table', ...src('page', 'contract', 'lib'), 'package.json'],
    lazy: ['qa', ...src('page', 'tracking', 'ui')],
    takesTypes: true,
  },
  'widgets/table': {
    runs: 'In the browser, on every page: the table of the widgets',
    touches: 'Nothing: names, selectors and where the files are',
    imports: src('page', 'contract'),
    lazy: ['widgets', 'loader'],
  },
  widgets: {
    runs: 'In the browser, on pages that have the widget: one folder each, which can be deleted',
    touches:
      'Its own element and what it adds to the page; the server only through `src/actions`, never another widget',
    imports: src('widget', 'ui', 'actions', 'page', 'contract', 'tracking', 'format', 'model', 'lib'),
  },
  'src/actions': {
    runs: 'In the browser, from the first call on: what the store does on the server',
    touches:
      'The shop through the contract of `src/backends`, the API of forms and members, the store; no element of the page',
    imports: src('backends', 'api', 'tracking', 'page', 'contract', 'model', 'lib'),
  },
  'src/backends': {
    runs: 'In the browser, from the first call on: one folder a kind of shop, behind `contract.ts`; the loader’s tag chooses',
    touches: 'Requests, and the cookies or the storage that know the visitor’s cart; no store, no element',
    imports: src('api', 'page', 'contract', 'model', 'lib'),
  },
  'src/ui': {
    runs: 'In the browser: parts that several widgets show',
    touches: 'The elements that it is given, and dialogs of its own; no store, no API',
    imports: src('widget', 'page', 'contract', 'format', 'model', 'lib'),
  },
  'src/widget': {
    runs: 'In the browser: the kit that widgets are written with',
    touches: 'The widget’s element, React, the store; no API',
    imports: src('page', 'contract', 'format', 'model', 'lib'),
  },
  'src/tracking': {
    runs: 'In the browser, where consent allows it: consent gate, visits, events, reliable delivery, error reports',
    touches: 'Cookies, storage, requests; listens to the document, and adds nothing to it',
    imports: [...src('api', 'page', 'contract', 'model', 'lib'), 'package.json'],
  },
  'src/tools': {
    runs: 'In browsers and in Node: the site tools for editors, which no visitor’s page has',
    touches: 'The API; no document of a page',
    imports: src('toolkit', 'api', 'template', 'page', 'contract', 'format', 'model', 'lib'),
  },
  'src/api': {
    runs: 'In browsers and in Node: one HTTP client, one function an endpoint, the description that types come from',
    touches: 'Requests and the cookies that they need',
    imports: src('page', 'contract', 'model', 'lib'),
    lazy: src('backends'),
  },
  'src/page': {
    runs: 'In the browser, on every page: settings, context, texts, events, and the store in `store/`',
    touches:
      'Cookies, storage, the tag and the context of the page; names no widget, and the store knows no React',
    imports: src('contract', 'model', 'lib'),
    lazy: src('actions'),
  },
  'src/check': {
    runs: 'Anywhere: the contract as cases against a server',
    touches: 'The clients that it is given; no DOM, no Node',
    imports: src('lib'),
  },
  'src/toolkit': {
    runs: 'In browsers: helpers that only `vitrine/tools` exports',
    touches: 'What it is given',
    imports: src('page', 'lib'),
  },
  'src/template': {
    runs: 'Anywhere: the template engine',
    touches: 'What every runtime has, workers included: no DOM, no Node, no React',
    imports: src('format', 'model', 'lib'),
  },
  'src/format': {
    runs: 'Anywhere: money, counts and times as people read them',
    touches: '`Intl`; no DOM, no Node',
    imports: src('contract', 'model', 'lib'),
  },
  'src/contract': {
    runs: 'Anywhere: events, errors and attributes that we, pages and authors agree on',
    touches: 'Nothing: types, names and guards',
    imports: src('model', 'lib'),
  },
  'src/model': {
    runs: 'Anywhere: the product’s entities, their parsing and derived states',
    touches: 'What it is given; no DOM, no Node',
    imports: src('lib'),
  },
  'src/lib': {
    runs: 'Anywhere: small helpers, one a file',
    touches: 'What it is given; no DOM, no Node',
    imports: [],
  },
}

interface Package {
  /** Files that may import it. */
  from: RegExp
  /** The same in words. */
  where: string
}

const REACT: Package = {
  from: /^(react|qa|src\/widget)\/|^src\/ui\/.*\.tsx$|^widgets\/.*(\.tsx|\/use-[\w-]+\.ts)$/,
  where: '`react`, `qa`, `src/widget`, and in `src/ui` and `widgets` files of JSX and hooks (`use-….ts`)',
}

/** Packages that what ships may import; `demo` and `bin` are programs of Node, with packages of their own choice. */
export const PACKAGES: Readonly<Record<string, Package>> = {
  react: REACT,
  'react-dom': REACT,
  ky: {from: /^src\/api\//, where: '`src/api`'},
  zustand: {from: /^src\/page\/store\//, where: '`src/page/store`, as `zustand/vanilla`'},
  dompurify: {from: /^src\/ui\/html\//, where: '`src/ui/html`'},
}

export const PROGRAMS = ['demo', 'bin']

const nameOf = (layer: string): string => {
  if (layer === 'widgets') return '`widgets/<name>`'
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
    'Generated from `test/layers.ts` (`npm run generate`), which `test/boundaries.test.ts` holds every file to.',
    '',
    'A folder imports from the folders in its last column, and from nothing else. There is no circle, types included.',
    '`demo`, `test`, `bench` and `build` stand above all: no other folder imports them.',
    '',
    '| folder | where its code runs | what it may touch | may import, besides itself |',
    '| --- | --- | --- | --- |',
    ...Object.entries(LAYERS).map(rowOf),
    '',
    '| package | may be imported in |',
    '| --- | --- |',
    ...Object.entries(PACKAGES).map(([name, {where}]) => `| \`${name}\` | ${where} |`),
    '',
    'All other folders of what ships import no package. `tsconfig.browser.json` compiles what runs in browsers without the',
    'types of Node, `tsconfig.pure.json` the layers that run anywhere also without those of documents.',
    '',
  ].join('\n')
