import {getAllByRole, getByLabelText, getByRole, queryByRole} from '@testing-library/dom'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {type Answer, drop, hold, html, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {until} from '../../test/helpers/until.ts'
import {setStrings, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const ends: (() => void)[] = []
// a draft is kept a moment later: it would be that of the next test
afterEach(() => {
  for (const end of ends.splice(0)) end()
})
beforeEach(() => sessionStorage.clear())

const PLATFORM =
  '<div class="squarespace-comments" data-item-id="i1" id="comments-i1" data-public-comment-count="6" data-comment-state="1"></div>'
const AUTHOR = '<section data-vitrine="comments" data-item-id="i1"></section>'
const SERVED = '<section data-vitrine="comments" data-item-id="i1"><ol><li>Served</li></ol></section>'

const comment = (id: string, more: object = {}) => ({
  id,
  authorName: `Author ${id}`,
  text: `Text ${id}`,
  publishedAt: Date.UTC(2026, 6, 1, 12),
  ...more,
})
const reply = (items: object[], more: object = {}): Answer =>
  json({items, nextCursor: null, isOpen: true, ...more})

async function open(markup: string, ...answers: Answer[]) {
  page.server.answer(...answers)
  const opened = await page.open(markup, '[data-item-id]')
  ends.push(opened.unmount)
  return opened
}
const body = document.body
const items = () => [...document.querySelectorAll<HTMLElement>('.comments__item')]
const form = () => document.querySelector('form')
const button = (name: string) => getByRole(body, 'button', {name})
const FIELDS = {Name: /^Name/, Email: /^Email/, Comment: 'Comment'} as const
const field = (name: keyof typeof FIELDS) => getByLabelText<HTMLInputElement>(body, FIELDS[name])
const alert = () => queryByRole(body, 'alert')?.textContent ?? ''
const thanks = () => document.querySelector('.comments__thanks')
const sent = () =>
  page.server.received.filter(({method}) => method === 'POST').map(({body: one}) => Object(one))
const asked = () => page.server.received.map(({url}) => url)
const settle = () => new Promise((resolve) => setTimeout(resolve, 30))

describe.each([
  ['platform markup', PLATFORM],
  ['author markup', AUTHOR],
])('an empty element of %s', (_, markup) => {
  it('shows the comments with their authors and dates, as plain text', async () => {
    const text = 'One <b>line</b>\nhttps://example.com'
    const {element, unmount} = await open(markup, reply([comment('a', {text}), comment('b')]))
    await until(() => expect(items()).toHaveLength(2))
    expect(asked()).toEqual(['/api/comments?itemId=i1'])
    const list = getByRole(body, 'list', {name: 'Comments'})
    expect(list.matches('[data-vitrine-untrusted]')).toBe(true)
    expect(items()[0]?.querySelector('bdi')?.textContent).toBe('Author a')
    const time = items()[0]?.querySelector('time')
    expect([time?.dateTime, time?.textContent]).toEqual(['2026-07-01T12:00:00.000Z', 'July 1, 2026'])
    const words = items()[0]?.querySelector<HTMLElement>('.comments__text')
    expect([words?.textContent, words?.dir, words?.childElementCount]).toEqual([text, 'auto', 0])
    expect(list.querySelector('a,b,button')).toBeNull()
    expect(form()).toBeTruthy()
    unmount()
    expect(element.innerHTML).toBe('')
  })
})

describe('the list', () => {
  it('loads more below, and moves the focus there', async () => {
    const {user} = await open(AUTHOR, reply([comment('a')], {nextCursor: 'c 1'}), reply([comment('b')]))
    await until(() => button('Load more comments'))
    button('Load more comments').focus()
    await user.keyboard('{Enter}')
    await until(() => expect(items()).toHaveLength(2))
    expect(asked()[1]).toBe('/api/comments?itemId=i1&cursor=c+1')
    expect(document.activeElement).toBe(items()[1])
    expect(queryByRole(body, 'button', {name: 'Load more comments'})).toBeNull()
    expect(document.querySelectorAll('form')).toHaveLength(1)
  })

  it('says that there are none', async () => {
    await open(AUTHOR, reply([]))
    await until(() => expect(body.textContent).toContain('No comments yet.'))
    await setStrings({'comments.none': 'Be the first.'})
    expect(body.textContent).toContain('Be the first.')
  })

  it('says why it is missing, and tries again', async () => {
    const {user} = await open(AUTHOR, json({}, 400), reply([comment('a')]))
    await until(() => expect(alert()).toContain('The comments could not be loaded.'))
    expect(body.textContent).not.toContain('No comments yet.')
    button('Try again').focus()
    await user.keyboard('{Enter}')
    await until(() => expect(items()).toHaveLength(1))
    expect([alert(), document.activeElement]).toEqual(['', items()[0]])
    expect(form()).toBeTruthy()
  })

  it('keeps the page before where the next one fails', async () => {
    const {user} = await open(
      AUTHOR,
      reply([comment('a')], {nextCursor: 'c1'}),
      json({}, 400),
      reply([comment('b')]),
    )
    await until(() => button('Load more comments'))
    await user.click(button('Load more comments'))
    await until(() => expect(document.activeElement).toBe(button('Try again')))
    expect(items()).toHaveLength(1)
    await user.click(button('Try again'))
    await until(() => expect(items()).toHaveLength(2))
  })

  it('leaves the element as it was where the second answer is that there are none', async () => {
    const {element, user} = await open(AUTHOR, json({}, 400), json({}, 404))
    await until(() => button('Try again'))
    await user.click(button('Try again'))
    await until(() => expect(element.innerHTML).toBe(''))
  })

  it('ends where a page is gone', async () => {
    const {user} = await open(AUTHOR, reply([comment('a')], {nextCursor: 'c'}), json({}, 404))
    await until(() => button('Load more comments'))
    await user.click(button('Load more comments'))
    await until(() => expect(queryByRole(body, 'button', {name: 'Load more comments'})).toBeNull())
    expect(items()).toHaveLength(1)
  })

  it('leaves out what is no comment, and a time that does not exist', async () => {
    await open(AUTHOR, reply([{id: 'x'}, comment('a', {publishedAt: 9e20, authorName: null})]))
    await until(() => expect(items()).toHaveLength(1))
    expect(items()[0]?.querySelector('time')).toBeNull()
  })

  it('reports a reply that breaks the description', async () => {
    await open(AUTHOR, json({}))
    await until(() => expect(alert()).toContain('The comments could not be loaded.'))
    expect(said.errors.splice(0)).toHaveLength(1)
  })

  it('names what it needs', async () => {
    await expect(page.open('<div data-vitrine="comments"></div>')).rejects.toThrow('Give data-item-id')
  })
})

it.each([
  ['404', json({error: 'x'}, 404)],
  ['501', html('', 501)],
])('a server that answers %s leaves the element as it is', async (_, answer) => {
  for (const markup of [PLATFORM, SERVED]) {
    const {element} = await open(markup, answer)
    const before = element.outerHTML
    await until(() => expect(page.calls().length).toBeGreaterThan(0))
    await settle()
    expect(element.outerHTML).toBe(before)
  }
})

describe('the server’s own list', () => {
  it('stays, with the form below it', async () => {
    const {element, unmount} = await open(SERVED, reply([comment('a')], {nextCursor: 'c'}))
    await until(() => expect(form()).toBeTruthy())
    expect(element.innerHTML).toMatch(/^<ol><li>Served<\/li><\/ol>/)
    expect(items()).toEqual([])
    expect(queryByRole(body, 'button', {name: 'Load more comments'})).toBeNull()
    unmount()
    expect(element.innerHTML).toBe('<ol><li>Served</li></ol>')
  })

  it('stays without a call where no comments are accepted', async () => {
    const {element} = await open(SERVED.replace('data-item', 'data-comment-state="2" data-item'), reply([]))
    await settle()
    expect(element.innerHTML).toBe('<ol><li>Served</li></ol>')
    expect(page.calls()).toEqual([])
  })

  it('stays alone where the server fails', async () => {
    const {element} = await open(SERVED, json({}, 400))
    await until(() => expect(page.calls()).toHaveLength(1))
    await settle()
    expect(element.textContent).toBe('Served')
  })
})

it.each([
  ['the page', AUTHOR.replace('data-item', 'data-comment-state="2" data-item'), reply([comment('a')])],
  ['the server', AUTHOR, reply([comment('a')], {isOpen: false})],
])('there is no form where %s accepts no comments', async (_, markup, answer) => {
  await open(markup, answer)
  await until(() => expect(items()).toHaveLength(1))
  expect(form()).toBeNull()
})

describe('the form', () => {
  async function ready(...answers: Answer[]) {
    const opened = await open(AUTHOR, reply([comment('a')]), ...answers)
    await until(() => expect(form()).toBeTruthy())
    return opened
  }
  type Opened = Awaited<ReturnType<typeof ready>>
  async function write({user}: Opened, text = 'Hello'): Promise<void> {
    await user.type(field('Name'), 'Ada')
    await vi.dynamicImportSettled()
    await user.type(field('Comment'), text)
    await user.click(button('Post comment'))
  }

  it('sends one comment with one press, and shows it below the others', async () => {
    const held = hold(json({comment: comment('new', {text: 'Hello'})}))
    const opened = await ready(held.answer)
    const events = hear('form-submit', 'form-success')
    await write(opened)
    await until(() => expect(button('Sending…').getAttribute('aria-disabled')).toBe('true'))
    await opened.user.click(button('Sending…'))
    held.release()
    await until(() => expect(document.activeElement).toBe(thanks()))
    expect(thanks()?.textContent).toBe('Your comment is published.')
    expect(items().map(({textContent}) => textContent)).toEqual([
      expect.stringContaining('Text a'),
      expect.stringContaining('Hello'),
    ])
    expect(sent()).toEqual([
      {itemId: 'i1', name: 'Ada', email: '', text: 'Hello', key: expect.stringMatching(/^[\da-f-]{36}$/)},
    ])
    expect(events.map(({name}) => name)).toEqual(['form-submit', 'form-success'])
    expect(sessionStorage).toHaveLength(0)
  })

  it('says that a comment waits', async () => {
    await write(await ready(json({comment: null})))
    await until(() => expect(thanks()?.textContent).toMatch(/appears after it has been checked/))
    expect(items()).toHaveLength(1)
  })

  it('shows a comment below the server’s own list', async () => {
    const opened = await open(SERVED, reply([]), json({comment: comment('new')}))
    await until(() => expect(form()).toBeTruthy())
    await write(opened)
    await until(() => expect(items()).toHaveLength(1))
    expect(getAllByRole(body, 'list')[0]?.textContent).toBe('Served')
  })

  it('says what is wrong beside each field, and sends nothing', async () => {
    const {user} = await ready()
    field('Name').focus()
    await vi.dynamicImportSettled()
    await user.type(field('Email'), 'ada@{Enter}')
    await until(() => expect(document.activeElement).toBe(field('Name')))
    expect(field('Comment').getAttribute('aria-invalid')).toBe('true')
    expect(body.textContent).toContain('Email is not valid.')
    expect(sent()).toEqual([])
  })

  it('limits the text, and cuts nothing off', async () => {
    const {user} = await ready()
    field('Comment').value = 'x'.repeat(5001)
    await user.type(field('Name'), 'Ada')
    await vi.dynamicImportSettled()
    await user.click(button('Post comment'))
    await until(() => expect(body.textContent).toContain('You have exceeded the character limit.'))
    expect(field('Comment').value).toHaveLength(5001)
    expect(sent()).toEqual([])
  })

  it('keeps everything when the connection is lost, and stores it once', async () => {
    const opened = await ready(drop)
    await write(opened)
    await until(() => expect(alert()).toMatch(/connection.*What you typed is kept\..*stored once\./))
    const [first] = sent()
    opened.unmount()

    // a reload
    await open(AUTHOR, reply([]), json({comment: comment('new')}))
    await until(() => expect(field('Comment').value).toBe('Hello'))
    await vi.dynamicImportSettled()
    button('Post comment').click()
    await until(() => expect(thanks()).toBeTruthy())
    expect(sent().at(-1)).toEqual(first)
  })

  it('shows the server’s words at the field', async () => {
    await write(await ready(json({error: 'x', errors: {text: 'Too rude.'}}, 400)))
    await until(() => expect(document.activeElement).toBe(field('Comment')))
    expect(body.textContent).toContain('Too rude.')
    expect(field('Comment').value).toBe('Hello')
  })

  it('shows words about the whole, and takes another key after one that was used', async () => {
    const opened = await ready(json({message: 'Please send it again.'}, 422), json({comment: null}))
    await write(opened)
    await until(() => expect(alert()).toBe('Please send it again.'))
    await opened.user.click(button('Post comment'))
    await until(() => expect(thanks()).toBeTruthy())
    const [first, second] = sent()
    expect(first.key).not.toBe(second.key)
  })

  it('is not sent where the page cancels it', async () => {
    const opened = await ready()
    document.addEventListener('vitrine:form-submit', (event) => event.preventDefault(), {once: true})
    await write(opened)
    await settle()
    expect([sent(), field('Comment').value]).toEqual([[], 'Hello'])
  })
})
