// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {STUB} from '../../test/helpers/compat-stub.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {freshPage} from '../../test/helpers/fresh-page.ts'
import {until} from '../../test/helpers/until.ts'

freshPage()
const said = watchConsole()

/** Runs a page's inline code. */
const inline = (code: string): void => {
  // biome-ignore lint/security/noGlobalEval: it stands in for a script of a page
  globalThis.eval(code)
}

const standIn = async () => (await import('./index.ts')).standIn()

const log: unknown[] = []

beforeEach(() => {
  for (const name of ['Y', 'YUI', 'Squarespace', 'VitrineQueue']) Reflect.deleteProperty(globalThis, name)
  log.length = 0
  Reflect.set(globalThis, 'log', log)
  document.body.innerHTML = '<p class="a" data-x="1">one <b>b</b></p><p class="a">two</p>'
})

/** Calls of live pages, and their entries in `log`. */
const CALLS: [code: string, expected: unknown[]][] = [
  ['Squarespace.load(window); Squarespace.afterBodyLoad(Y)', []],
  [`Squarespace.onInitialize(Y, function () { log.push('begin') })`, ['begin']],
  [`Y.use('squarespace-audio-player-frontend')`, []],
  [`Y.use('node', function (Y) { log.push(Y === window.Y) })`, [true]],
  [`YUI().use('node', 'event', function (Y) { log.push(Y.one('p').get('text')) })`, ['one b']],
  [
    `Y.use('squarespace-follow-buttons', function (Y) { Y.on('domready', function () { Y.Squarespace.FollowButtonUtils.renderAll(); log.push('done') }) })`,
    ['done'],
  ],
  [
    `Y.use('x', function (Y) { (new Y.Squarespace.FormSubmit(document.body)).submit({formId: 'a'}); log.push('sent') })`,
    ['sent'],
  ],
]

describe.each(['before the loader, kept by the stub', 'after the loader'])('inline code %s', (when) => {
  it.each(CALLS)('%s', async (code, expected) => {
    if (when === 'after the loader') await standIn()
    else inline(STUB)
    inline(code)
    if (when !== 'after the loader') await standIn()
    await until(() => expect(log).toEqual(expected))
    expect([...said.errors, ...said.warnings]).toEqual([])
  })
})

it('runs the tasks for the end of a page when the page is left', async () => {
  await standIn()
  inline(`Squarespace.onDestroy(Y, function () { log.push('end') })`)
  expect(log).toEqual([])
  dispatchEvent(new Event('pagehide'))
  expect(log).toEqual(['end'])
})

it('mounts widgets again in templates that swap pages by script', async () => {
  const vitrine = {mount: vi.fn(), unmount: vi.fn()}
  Reflect.set(window, 'Vitrine', vitrine)
  await standIn()
  inline(`Squarespace.onInitialize(Y, function () { log.push('begin') })`)
  await until(() => expect(log).toEqual(['begin']))
  inline('Squarespace.globalDestroy(Y)')
  expect(vitrine.unmount).toHaveBeenCalledOnce()
  inline('Squarespace.globalInit(Y); Squarespace.initializeLayoutBlocks(Y)')
  expect(vitrine.mount).toHaveBeenCalledTimes(2)
  expect(log).toEqual(['begin', 'begin'])
})

it('reports inline code that throws, and continues with the rest', async () => {
  inline(STUB)
  inline(`Squarespace.onInitialize(Y, function () { throw new Error('theirs') })
    Squarespace.onInitialize(Y, function () { log.push('next') })`)
  await standIn()
  await until(() => expect(log).toEqual(['next']))
  expect(said.errors).toEqual([['[vitrine] compat:', new Error('theirs')]])
})

it('finds, reads, changes and listens to elements', async () => {
  await standIn()
  inline(`Y.all('.a').each(function (node, n) { node.addClass('n' + n).setStyle('color', 'red') })
    log.push(Y.one('.n0').hasClass('a'), Y.one('.n0').getAttribute('data-x'), Y.all('.a').size(), Y.one('.none'))
    Y.one('b').on('click', function (e) { e.halt(); log.push(e.currentTarget.get('text')) })
    Y.one('body').delegate('click', function (e) { log.push('delegated ' + e.currentTarget.getData('x')) }, '.a')
    Y.on('click', function () { log.push('all') }, '.n1')
    Y.one('.n1').set('text', 'new').append('<i>')`)
  document.querySelector('b')?.click()
  document.querySelector<HTMLElement>('.n0')?.click()
  document.querySelector<HTMLElement>('.n1')?.click()
  expect(log).toEqual([true, '1', 2, null, 'b', 'delegated 1', 'all', 'delegated undefined'])
  expect(document.querySelector('.n1')?.innerHTML).toBe('new&lt;i&gt;')
})

it('missing members can be called, and are reported once', async () => {
  await standIn()
  inline(
    `Squarespace.Foo.bar(1).baz; Squarespace.Foo.bar(); Y.io('/x'); log.push(String(Squarespace), JSON.stringify(Y.Anim))`,
  )
  expect(said.warnings.map(([line]) => line)).toEqual([
    '[vitrine] compat: Squarespace.Foo does nothing here',
    '[vitrine] compat: Y.io does nothing here',
    '[vitrine] compat: Y.Anim does nothing here',
  ])
})

it('leaves a library that already exists alone', async () => {
  const real = {one: () => 'real', use() {}}
  Reflect.set(window, 'Y', real)
  await standIn()
  expect(Reflect.get(window, 'Y')).toBe(real)
  expect(real.one()).toBe('real')
  expect(Reflect.has(window, 'Squarespace')).toBe(false)
})
