#!/usr/bin/env node
/**
 * The program that Playwright launches as Firefox: the machine's own Firefox, with a few WebDriver BiDi commands
 * changed in transit. Playwright's channel `moz-firefox` speaks BiDi to an unpatched Firefox, but sends a command that
 * Firefox does not support yet, fills fields by script, and waits for events of back/forward cache pages that Firefox
 * does not send. This proxy fixes all three, so that nothing in `node_modules` needs a patch.
 */
import {spawn} from 'node:child_process'
import {createInterface} from 'node:readline'
import {WebSocket, WebSocketServer} from 'ws'
import {findFirefox} from './firefox.ts'
import {announceKeptPages} from './kept-pages.ts'
import type {Command, Message} from './messages.ts'

const LISTENING = /WebDriver BiDi listening on (ws:.*)/

const MEDIA = 'emulation.setMediaFeaturesOverride'

/** Playwright opens no context without an answer. Only light mode is possible, which is Firefox's default. */
function answerMedia({id, params: {features = {}}}: Command): unknown {
  const refused = Object.values(features).some((value) => value && value !== 'light')
  return refused
    ? {type: 'error', id, error: 'unsupported operation', message: `Firefox has no ${MEDIA}`}
    : {type: 'success', id, result: {}}
}

/** Playwright's script appends a number to the field's value and fires no change event. This types it instead. */
const typeByCommand = (text: string): string =>
  text.replaceAll(
    'const start = inputElement.selectionStart;',
    'if (window.document.execCommand(\\"insertText\\", false, text)) return; const start = inputElement.selectionStart;',
  )

/** Passes commands of Playwright to Firefox, and its answers and events back. */
function connect(playwright: WebSocket, address: string): void {
  const firefox = new WebSocket(`${address}/session`)
  const opened = new Promise((resolve) => firefox.once('open', resolve))
  const keptPages = announceKeptPages({
    toFirefox: (command) => firefox.send(JSON.stringify(command)),
    toPlaywright: (event) => playwright.send(JSON.stringify(event)),
  })
  playwright.on('message', async (data) => {
    await opened
    const text = String(data)
    const command: Command = JSON.parse(text)
    keptPages.hearCommand(command)
    if (command.method === MEDIA) playwright.send(JSON.stringify(answerMedia(command)))
    else firefox.send(command.method === 'script.callFunction' ? typeByCommand(text) : text)
  })
  firefox.on('message', (data) => {
    const text = String(data)
    const message: Message = JSON.parse(text)
    if (!keptPages.hearMessage(message)) playwright.send(text)
  })
  firefox.on('close', () => playwright.close())
  playwright.on('close', () => firefox.close())
}

/** Playwright reads the address from the browser's output at startup. */
function serve(address: string): void {
  const server = new WebSocketServer({port: 0, host: '127.0.0.1'}, () => {
    const own = server.address()
    if (own && typeof own === 'object')
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}\n`)
  })
  server.on('connection', (socket) => connect(socket, address))
}

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))
firefox.on('exit', (code) => process.exit(code ?? 1))
createInterface({input: firefox.stderr}).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1]
  if (address) serve(address)
  else process.stderr.write(`${line}\n`)
})
