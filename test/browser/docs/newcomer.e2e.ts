import {type ChildProcess, execFileSync, spawn} from 'node:child_process'
import {cpSync} from 'node:fs'
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {makeClone} from '../../helpers/clone.ts'
import {findPort} from '../../helpers/find-port.ts'
import {readCode, readGuide} from '../../helpers/read-code.ts'
import {DIST} from '../support/dist.ts'
import {expect, test} from '../support/test.ts'

/** Someone who follows the documents word for word, in a clone of the project. Only ports differ. */

let clone: string
let running: ChildProcess | undefined

test.beforeAll(async () => {
  clone = makeClone()
  cpSync(DIST, join(clone, 'dist'), {recursive: true})
  await mkdir(join(clone, 'my-shop'))
  await writeFile(join(clone, 'my-shop/index.html'), await readCode('README.md', 'Five minutes'))
})
test.afterEach(async ({page}) => {
  // what it still loads would keep the server
  await page.close()
  if (running?.pid) process.kill(-running.pid)
  running = undefined
})
test.afterAll(() => rm(clone, {recursive: true, force: true}))

/** Starts what serves until the test is over; that can begin with installing everything. */
async function start(command: string, url: string): Promise<void> {
  running = spawn('bash', ['-c', command], {
    cwd: clone,
    detached: true,
    env: {...process.env, PORT: new URL(url).port},
    stdio: 'ignore',
  })
  const answers = () =>
    fetch(url).then(
      ({ok}) => ok,
      () => false,
    )
  await expect.poll(answers, {timeout: 300_000}).toBe(true)
}

/** What a document says, with a port that is free. */
function readLine(document: string, pattern: RegExp, port: number): string {
  const [, line] = pattern.exec(document) ?? []
  if (!line) throw new Error(`the document has nothing like ${pattern}`)
  return line.replace(/localhost:\d+/, `localhost:${port}`)
}

test('from the README to a working cart, and to a themed one', async ({page}) => {
  test.slow()
  const readme = await readFile('README.md', 'utf8')
  const port = await findPort()
  const url = readLine(readme, /open `(http:\/\/localhost:\d+\/pages\/)`/, port)
  await start(readLine(readme, /`npm ci && (PAGES=my-shop npm start)`/, port), url)
  await page.goto(url)
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.getByRole('link', {name: 'Cart 1 $39.00'})).toBeVisible()

  const index = join(clone, 'my-shop/index.html')
  const style = `<style>${await readGuide('Restyle the button')}</style>`
  await writeFile(index, (await readFile(index, 'utf8')).replace('<h1>', `${style}<h1>`))
  await page.reload()
  const button = page.getByRole('button', {name: 'Add To Cart'})
  await expect(button).toHaveCSS('background-color', 'rgb(17, 34, 51)')
})

test('from the guide to a backend of one’s own that the check passes', async ({page}) => {
  await writeFile(join(clone, 'shop.mjs'), await readGuide('Write the backend'))
  const contact =
    '<script async src="/vitrine/loader.js"></script><script type="application/json" data-site-context>{}</script><form data-vitrine="form" data-form-id="contact"><label>Message <textarea name="message" required></textarea></label><button>Send</button></form>'
  await writeFile(join(clone, 'my-shop/contact.html'), contact)
  const guide = await readFile('docs/guide/own-backend.md', 'utf8')
  const port = await findPort()
  await start(readLine(guide, /```sh\n(node shop\.mjs)\n```/, port), `http://localhost:${port}/`)
  const check = readLine(guide, /```sh\n(npx --no-install vitrine check-backend .*)\n```/, port)
  const output = execFileSync('bash', ['-c', check], {cwd: clone, encoding: 'utf8'})
  expect(output).toMatch(/\n\d{2} passed, 0 failed, \d+ skipped\n$/)

  await page.goto(`http://localhost:${port}/`)
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.getByRole('link', {name: /^Cart \d+/})).not.toHaveText(/Cart 0/)

  await page.goto(`http://localhost:${port}/contact`)
  await page.getByLabel('Message').fill('When do you open?')
  await page.getByRole('button', {name: 'Send'}).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  expect((await page.request.get(`http://localhost:${port}/api/nothing`)).status()).toBe(404)
})
