// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {freshPage} from '../../../test/helpers/fresh-page.ts'
import {tracked} from '../../../test/helpers/tracked.ts'
import {until} from '../../../test/helpers/until.ts'

freshPage()

const BLOCK = 'class="sqs-block-button"'
const PAGE = `<div ${BLOCK} id="block-one"><a href="https://shop.example/there"><b>Go</b></a><i>beside</i></div>
  <div ${BLOCK} id="block-two"><button>Press</button></div>
  <form><div ${BLOCK} id="block-three"><button type="button">Part of a form</button></div></form>
  <div data-vitrine-untrusted><div ${BLOCK} id="block-four"><button>By a visitor</button></div></div>`

async function open(): Promise<void> {
  document.body.innerHTML = PAGE
  const {follow} = await import('./buttons.ts')
  follow()
}

const press = (selector: string, button = 0) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent(button ? 'auxclick' : 'click', {bubbles: true, cancelable: true, button}))

it('each button block is seen once, also one that comes later', async () => {
  await open()
  document.body.insertAdjacentHTML('beforeend', `<div ${BLOCK} id="block-late"></div>`)
  const seen = ['one', 'two', 'three', 'late'].map((blockId) => ({blockId}))
  await until(async () => expect(await tracked('ButtonRender')).toEqual(seen))
})

it('a click counts on a link or a button of a block, with the address that it leads to', async () => {
  await open()
  for (const selector of ['#block-one b', '#block-two button', '#block-one i']) press(selector)
  expect(await tracked('ButtonClick')).toEqual([
    {blockId: 'one', destinationUrl: 'https://shop.example/there'},
    {blockId: 'two'},
  ])
})

it('a click counts, too, where the page’s own code stops it', async () => {
  await open()
  document.querySelector('#block-two button')?.addEventListener('click', (event) => event.stopPropagation())
  press('#block-two button')
  expect(await tracked('ButtonClick')).toEqual([{blockId: 'two'}])
})

it('so does one with the middle button, which opens a tab, and none with the other, which opens a menu', async () => {
  await open()
  press('#block-one a', 1)
  press('#block-one a', 2)
  expect(await tracked('ButtonClick')).toHaveLength(1)
})

it('a button of a form belongs to the form, and one in what visitors wrote is none', async () => {
  await open()
  press('#block-three button')
  press('#block-four button')
  expect(await tracked('ButtonClick')).toEqual([])
})
