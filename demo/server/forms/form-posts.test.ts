import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {pageForms} from '../../seed/forms.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

let demo: TestDemo
let visitor: Visitor

beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(async () => {
  expect(demo.problems).toEqual([])
  await demo.stop()
})
beforeEach(async () => {
  visitor = demo.visitor()
  await visitor.call('/qa/reset', {method: 'POST'})
})

const {contact, question, visit, footer} = pageForms

/** The hidden fields of one form of a page. */
async function formOf(path: string, id: string): Promise<Record<string, string>> {
  const page = await (await visitor.call(path)).text()
  const form = page.split(`data-form-id="${id}"`)[1]?.split('</form>')[0] ?? ''
  const fields = form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
  return Object.fromEntries(Array.from(fields, ([, name = '', value = '']) => [name, value]))
}

const submissions = async (): Promise<Record<string, unknown>[]> =>
  (await visitor.call('/qa/submissions')).json()

const asked = {'question-email': 'ada@example.com', 'question-text': 'When?'}

/** Everything that a browser posts of the contact form. */
const posted = new URLSearchParams([
  ['name-yui_3_17_2_1:First', 'Ada'],
  ['name-yui_3_17_2_1:Last', 'Lovelace'],
  ['email-yui_3_17_2_1', 'ada@example.com'],
  ['phone-yui_3_17_2_2:Areacode', '555'],
  ['phone-yui_3_17_2_2:Prefix', '123'],
  ['phone-yui_3_17_2_2:Line', '4567'],
  ['select-yui_3_17_2_1', 'A class'],
  ['checkbox-yui_3_17_2_1', 'The studio letter'],
  ['checkbox-yui_3_17_2_1', 'A catalogue'],
  ['likert-yui_3_17_2_1:0', '2'],
  ['textarea-yui_3_17_2_1', 'Line one\r\nline <two>'],
])

const submit = (id: string, fields: URLSearchParams) =>
  visitor.call(`/form/${id}`, {
    method: 'POST',
    body: fields.toString(),
    headers: {'Content-Type': 'application/x-www-form-urlencoded'},
  })

describe('a form without script', () => {
  it('is stored once, however often it is sent, and answered with thanks', async () => {
    const fields = new URLSearchParams({...(await formOf('/contact', question.id)), ...asked})
    const replies = [await submit(question.id, fields), await submit(question.id, fields)]
    for (const reply of replies)
      expect([reply.status, reply.headers.get('Location')]).toEqual([303, `/form/${question.id}`])
    expect(await submissions()).toMatchObject([{kind: 'form', formId: question.id, form: asked}])
    const thanks = await (await visitor.call(`/form/${question.id}`)).text()
    expect(thanks).toContain('The answer is on its way.')
  })

  it('is stored for each visitor who sends the same id', async () => {
    const {submissionId = ''} = await formOf('/contact', question.id)
    for (const who of [visitor, demo.visitor()]) {
      await who.call('/contact')
      const crumb = who.cookies.get('crumb') ?? ''
      expect((await who.submit(`/form/${question.id}`, {...asked, crumb, submissionId})).status).toBe(303)
    }
    expect(await submissions()).toHaveLength(2)
  })

  it('redirects to the page in its settings', async () => {
    const fields = new URLSearchParams({
      ...(await formOf('/contact', visit.id)),
      'visit-name': 'Ada',
      'visit-date:Month': '12',
      'visit-date:Day': '10',
      'visit-date:Year': '2026',
    })
    const reply = await submit(visit.id, fields)
    expect(reply.headers.get('Location')).toBe('/journal')
    expect(await submissions()).toMatchObject([{form: {'visit-date': ['12', '10', '2026']}}])
  })

  it('stores a field of every type in the API’s shapes', async () => {
    const fields = new URLSearchParams([
      ...Object.entries(await formOf('/contact?campaign=spring', contact.id)),
      ...posted,
    ])
    expect((await submit(contact.id, fields)).status).toBe(303)
    expect((await submissions())[0]?.form).toMatchObject({
      'name-yui_3_17_2_1': ['Ada', 'Lovelace'],
      'phone-yui_3_17_2_1': ['', '', '', ''],
      'phone-yui_3_17_2_2': ['', '555', '123', '4567'],
      'checkbox-yui_3_17_2_1': ['The studio letter', 'A catalogue'],
      'likert-yui_3_17_2_1': {'It was easy to find you': ['2'], 'I would come again': []},
      'textarea-yui_3_17_2_1': 'Line one\nline <two>',
      'hidden-yui_3_17_2_1': 'spring',
    })
  })

  it('appears as readable text in the inbox', async () => {
    const fields = new URLSearchParams([
      ...Object.entries(await formOf('/contact?campaign=spring', contact.id)),
      ...posted,
      ['password-yui_3_17_2_1', 'open sesame'],
    ])
    expect((await submit(contact.id, fields)).status).toBe(303)
    const [message] = await (await visitor.call('/qa/messages')).json()
    const answers: Record<string, string> = Object.fromEntries(
      message.answers.map(({name, value}: {name: string; value: string}) => [name, value]),
    )
    expect(Object.values(answers)).toEqual(
      expect.arrayContaining([
        'Ada Lovelace',
        '555-123-4567',
        'The studio letter, A catalogue',
        'It was easy to find you: Strongly Agree',
        'Line one\nline <two>',
      ]),
    )
    expect(Object.values(answers).join()).not.toMatch(/spring|open sesame|AM/)
  })

  it('reports each problem beside its field, and keeps the input except for passwords', async () => {
    const fields = new URLSearchParams([
      ...Object.entries(await formOf('/contact', contact.id)),
      ...[...posted].filter(([name]) => !/^(email|select)/.test(name)),
      ['email-yui_3_17_2_1', 'ada"@<b>'],
      ['password-yui_3_17_2_1', 'open sesame'],
    ])
    const reply = await submit(contact.id, fields)
    const page = await reply.text()
    expect(reply.status).toBe(400)
    expect(page).toContain('role="alert">One or more fields is invalid, please check your entries.<')
    expect(page).toMatch(/id="email-yui_3_17_2_1-error">Email is not valid\./)
    expect(page).toMatch(/id="select-yui_3_17_2_1-error">Required</)
    expect(page).toMatch(/aria-describedby="email-yui_3_17_2_1-error" aria-invalid="true"/)
    expect(page).toContain('value="ada&quot;@&lt;b&gt;"')
    expect(page).toContain('value="Lovelace"')
    expect(page).toContain('value="A catalogue" checked')
    expect(page).toContain('value="2" checked')
    expect(page).toMatch(/>Line one\s*line &lt;two&gt;<\/textarea>/)
    expect(page).not.toContain('open sesame')
    expect(await submissions()).toEqual([])
  })

  it.each([
    ['a wrong token', {crumb: 'stale'}, 403, 'Your session has expired.'],
    ['no token', {crumb: ''}, 403, 'Your session has expired.'],
  ])('with %s is refused, and keeps the input', async (_, change, status, message) => {
    const fields = new URLSearchParams({...(await formOf('/contact', question.id)), ...asked, ...change})
    const reply = await submit(question.id, fields)
    const page = await reply.text()
    expect(reply.status).toBe(status)
    expect(page).toContain(message)
    expect(page).toContain('value="ada@example.com"')
  })

  it('answers 404 for an unknown id', async () => {
    expect((await submit('none', new URLSearchParams())).status).toBe(404)
    expect((await visitor.call('/form/none')).status).toBe(404)
  })

  it('is refused when it is too large', async () => {
    const fields = new URLSearchParams({...(await formOf('/contact', question.id)), x: 'x'.repeat(2_000_001)})
    expect((await submit(question.id, fields)).status).toBe(413)
  })
})

describe('the footer’s newsletter', () => {
  it('is stored from any page', async () => {
    const fields = {...(await formOf('/shop', footer.id)), email: 'ada@example.com'}
    expect((await visitor.submit(`/form/${footer.id}`, fields)).headers.get('Location')).toBe(
      `/form/${footer.id}`,
    )
    expect(await submissions()).toMatchObject([{form: {'email-yui_3_17_2_10': 'ada@example.com'}}])
  })

  it('is corrected on a separate page, where it appears once', async () => {
    const reply = await visitor.submit(`/form/${footer.id}`, {
      ...(await formOf('/shop', footer.id)),
      email: 'ada',
    })
    const page = await reply.text()
    expect(reply.status).toBe(400)
    expect(page).toContain('id="email-yui_3_17_2_10-error">Email is not valid.')
    expect(page.split(`data-form-id="${footer.id}"`)).toHaveLength(2)
    expect(page).toContain('value="ada"')
  })
})

it('limits the rate of forms, too', async () => {
  const slow = await startDemo({writesPerMinute: 1})
  const other = slow.visitor()
  await other.call('/contact')
  const fields = {crumb: other.cookies.get('crumb') ?? '', ...asked}
  await other.submit(`/form/${question.id}`, fields)
  const reply = await other.submit(`/form/${question.id}`, fields)
  await slow.stop()
  expect(reply.status).toBe(429)
  expect(reply.headers.get('Retry-After')).toBeTruthy()
})

it.each(['en', 'ar', 'ja'])('the pages of forms have every text in store %s', async (store) => {
  for (const path of ['/contact', '/newsletter', `/form/${question.id}`]) {
    const reply = await visitor.call(`${path}?store=${store}`)
    expect(reply.status).toBe(200)
    expect(await reply.text()).not.toMatch(/\{\.|\{localized/)
  }
})
