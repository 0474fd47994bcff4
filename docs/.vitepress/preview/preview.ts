import {describeAll} from './describe.ts'
import {lendStorage} from './lend-storage.ts'
import {type ConsoleLine, isRenderMessage, type PreviewMessage, type RenderMessage} from './messages.ts'
import {seedCart} from './seed-cart.ts'
import {stayOnPage} from './stay.ts'

const LEVELS = ['log', 'info', 'warn', 'error'] as const

const send = (message: PreviewMessage): void => parent.postMessage(message, location.origin)
const sendLine = (level: ConsoleLine['level'], text: string): void =>
  send({type: 'line', line: {level, text}})
const sendLeading = (path: string): void =>
  sendLine('info', `This leads to ${path}, which the preview does not open.`)

function watchConsole(): void {
  for (const level of LEVELS) {
    // biome-ignore lint/suspicious/noConsole: the site shows what an example writes
    const write = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      write(...values)
      sendLine(level, describeAll(values))
    }
  }
}

/** After the document was opened, which removes listeners. */
function watchErrors(): void {
  addEventListener('error', ({message}) => message && sendLine('error', message))
  addEventListener('unhandledrejection', ({reason}) => sendLine('error', describeAll([reason])))
  document.addEventListener('securitypolicyviolation', ({blockedURI, effectiveDirective}) =>
    effectiveDirective === 'form-action'
      ? sendLeading(blockedURI)
      : sendLine('warn', `The preview does not load ${blockedURI}: it asks no other server.`),
  )
  addEventListener('pagehide', () => send({type: 'left'}))
}

function watchSize(): void {
  const sendSize = () => send({type: 'size', height: document.documentElement.offsetHeight})
  new ResizeObserver(sendSize).observe(document.documentElement)
}

function render({html, cart}: RenderMessage): void {
  if (origin === 'null') lendStorage()
  seedCart(cart)
  watchConsole()
  document.open()
  watchErrors()
  document.write(html)
  document.close()
  watchSize()
}

stayOnPage(sendLeading)
addEventListener('message', ({origin, source, data}) => {
  if (origin === location.origin && source === parent && isRenderMessage(data)) render(data)
})
send({type: 'ready'})
