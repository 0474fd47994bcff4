// biome-ignore-all lint/suspicious/noConsole: the terminal is where this program speaks
import {watch} from 'node:fs'
import {createDemo} from '../demo/server/create-demo.ts'
import {listen} from '../demo/server/listen.ts'
import {readQa} from '../demo/server/read-options.ts'
import {buildAll} from './build.ts'
import {root} from './root.ts'

/** Milliseconds without a change before a build: editors save in several steps. */
const QUIET = 100

const RELOAD = '/dev/reload.js'
const CHANGES = '/dev/changes'
/** A stream that reconnects means that the server has restarted. */
const client = `let isOpen = false
const changes = new EventSource('${CHANGES}')
changes.onopen = () => isOpen ? location.reload() : (isOpen = true)
changes.onmessage = () => location.reload()
`

const pages = new Set<ReadableStreamDefaultController<string>>()

function openChanges(): Response {
  let page: ReadableStreamDefaultController<string>
  const stream = new ReadableStream<string>({
    start(controller) {
      page = controller
      pages.add(page)
    },
    cancel: () => void pages.delete(page),
  })
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: {'Content-Type': 'text/event-stream'},
  })
}

async function withReload(response: Response): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response
  const html = (await response.text()).replace('</head>', `<script defer src="${RELOAD}"></script></head>`)
  return new Response(html, response)
}

function reload(): void {
  for (const page of pages) page.enqueue('data: changed\n\n')
}

async function rebuild(): Promise<void> {
  try {
    await buildAll()
    reload()
  } catch (error) {
    console.error(error)
  }
}

let timer: NodeJS.Timeout | undefined
function follow(folder: string, act: () => void): void {
  watch(root + folder, {recursive: true}, () => {
    clearTimeout(timer)
    timer = setTimeout(act, QUIET)
  })
}
for (const folder of ['build', 'loader', 'src', 'widgets']) follow(folder, rebuild)
follow('demo/templates', reload)

await buildAll()
const demo = await createDemo({
  databaseUrl: new URL('../demo/.data/demo.sqlite', import.meta.url).href,
  qa: readQa(process.env, process.argv, true),
  isDevelopment: true,
  distFolder: `${root}dist`,
  log: console.error,
})
const server = await listen(
  async (request, node) => {
    const {pathname} = new URL(request.url)
    if (pathname === CHANGES) return openChanges()
    if (pathname === RELOAD) return new Response(client, {headers: {'Content-Type': 'text/javascript'}})
    return withReload(await demo.fetch(request, node))
  },
  Number(process.env.PORT || 4173),
  process.env.HOST || 'localhost',
)
console.log(`The shop is open at ${server.url} and follows every change`)
process.once('SIGINT', () => process.exit(0))
