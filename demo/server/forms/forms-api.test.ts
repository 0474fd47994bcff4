import fc from 'fast-check'
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {pageForms} from '../../seed/forms.ts'
import {replyProblems} from '../testing/api-description.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

let demo: TestDemo
let visitor: Visitor

beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(() => demo.stop())
beforeEach(async () => {
  visitor = demo.visitor()
  await visitor.call('/qa/reset', {method: 'POST'})
})

const {contact, question, newsletter} = pageForms
const asked = {'question-email': 'ada@example.com', 'question-text': 'When?'}

/** Checks every reply against the API description. */
async function post(path: string, json?: unknown, by = visitor): Promise<Response> {
  const reply = await by.api(path, {method: 'POST', ...(json !== undefined && {json})})
  expect(await replyProblems(reply, 'POST')).toEqual([])
  return reply
}

const newKey = async (): Promise<string> => (await (await post('/form/FormSubmissionKey')).json()).key

const save = async (more: Record<string, unknown> = {}) =>
  post('/form/SaveFormSubmission', {
    key: await newKey(),
    formId: question.id,
    form: JSON.stringify(asked),
    ...more,
  })

const submissions = async (): Promise<Record<string, unknown>[]> =>
  (await visitor.call('/qa/submissions')).json()

const solve = async (): Promise<string> =>
  (await (await visitor.call('/recaptcha/answer', {method: 'POST'})).json()).answer

const passTime = (ms: number) => visitor.call('/qa/clock', {method: 'POST', json: {now: Date.now() + ms}})

describe('a submission', () => {
  it('of a newsletter may name its address by its type', async () => {
    const form = JSON.stringify({email: 'ann@kiln.store'})
    expect((await save({formId: newsletter.id, form})).status).toBe(204)
    const [{id = ''} = {}] = newsletter.fields
    expect(await submissions()).toMatchObject([{form: {[id]: 'ann@kiln.store'}}])
  })

  it('is stored as sent, with the page of the form', async () => {
    const place = {
      collectionId: '',
      objectName: 'o',
      contentSource: 'c',
      pageTitle: 'Contact',
      pageId: 'p',
      pagePath: '/contact',
      pagePermissionTypeValue: 1,
    }
    expect((await save({...place, kind: 'restock-notification', submitted: 1})).status).toBe(204)
    expect(await submissions()).toEqual([
      {kind: 'form', formId: question.id, ...place, form: asked, submitted: expect.any(Number)},
    ])
  })

  it('stores any text exactly as typed', async () => {
    const text = fc
      .string({unit: 'grapheme', minLength: 1, maxLength: 200})
      .filter((one) => one.trim() !== '' && one.length <= 200)
    // many in one submission: each of them costs four requests
    const texts = fc.array(text, {minLength: 1, maxLength: 40, size: 'max'})
    await fc.assert(
      fc.asyncProperty(texts, async (typed) => {
        const form = {...asked, 'question-text': typed[0], ...typed}
        expect((await save({form: JSON.stringify(form)})).status).toBe(204)
        expect((await submissions()).map((one) => one.form)).toContainEqual(form)
      }),
      {numRuns: 5},
    )
  })

  it('keeps names that are also properties of objects', async () => {
    const form = `{"__proto__":"a","constructor":"b",${JSON.stringify(asked).slice(1)}`
    expect((await save({form})).status).toBe(204)
    const text = await (await visitor.call('/qa/submissions')).text()
    expect(text).toContain('"__proto__":"a","constructor":"b"')
  })

  it('accepts 100,000 characters in an unlimited field', async () => {
    const long = 'ä'.repeat(100_000)
    const form = {...asked, unknown: long}
    expect((await save({form: JSON.stringify(form)})).status).toBe(204)
    expect((await submissions())[0]?.form).toEqual(form)
  })

  it('is refused when it is too large', async () => {
    expect((await save({form: JSON.stringify({...asked, unknown: 'x'.repeat(2_000_000)})})).status).toBe(413)
  })

  it.each(['no JSON', '[]', 'null', '""', '', 7, {a: 1}, undefined])(
    'of %j is refused as invalid',
    async (form) => {
      const reply = await save({form})
      expect(reply.status).toBe(400)
      expect(await reply.json()).toEqual({
        error: 'Could not parse the form fields, please check your entries.',
      })
    },
  )

  it.each(['none', '', 7, undefined])('of the form %j is not found', async (formId) => {
    expect((await save({formId})).status).toBe(404)
  })

  it('is refused without the CSRF token, and uses up no key', async () => {
    const key = await newKey()
    const body = {key, formId: question.id, form: JSON.stringify(asked)}
    const refused = await visitor.call('/api/form/SaveFormSubmission', {method: 'POST', json: body})
    expect([refused.status, await refused.json()]).toMatchObject([403, {crumbFail: true}])
    expect((await post('/form/SaveFormSubmission', body)).status).toBe(204)
  })
})

describe('a key', () => {
  const stale = 'Error processing form submission. Please reload and try again.'

  it('works once', async () => {
    const key = await newKey()
    expect((await save({key})).status).toBe(204)
    const again = await save({key})
    expect([again.status, await again.json()]).toEqual([400, {error: stale}])
    expect(await submissions()).toHaveLength(1)
  })

  it('works once for concurrent submissions', async () => {
    const key = await newKey()
    const replies = await Promise.all(Array.from({length: 8}, () => save({key})))
    expect(replies.filter(({status}) => status === 204)).toHaveLength(1)
    expect(await submissions()).toHaveLength(1)
  })

  it('stays valid after a refusal', async () => {
    const key = await newKey()
    expect((await save({key, form: '{}'})).status).toBe(400)
    expect((await save({key})).status).toBe(204)
  })

  it('expires', async () => {
    const key = await newKey()
    await passTime(9.9 * 60_000)
    expect((await save({key})).status).toBe(204)
    const late = await newKey()
    await passTime(20 * 60_000)
    expect((await save({key: late})).status).toBe(400)
  })

  it.each(['made-up', '', 7, null])('%j is invalid', async (key) => {
    expect((await save({key})).status).toBe(400)
    expect(await submissions()).toEqual([])
  })
})

describe('the input', () => {
  it.each([
    [{}, {'question-email': 'Required', 'question-text': 'Required'}],
    [{...asked, 'question-text': ' '}, {'question-text': 'Required'}],
    [
      {...asked, 'question-email': 'ada@example'},
      {'question-email': 'Email is not valid. Email addresses should follow the format user@domain.com.'},
    ],
    [
      {...asked, 'question-text': 'x'.repeat(201)},
      {'question-text': 'You have exceeded the character limit.'},
    ],
    [{...asked, 'question-text': ['a']}, {'question-text': 'Enter a valid value.'}],
    [{...asked, 'question-text': null}, {'question-text': 'Enter a valid value.'}],
  ])('%j is checked field by field', async (form, errors) => {
    const error = 'One or more fields is invalid, please check your entries.'
    const saved = await save({form: JSON.stringify(form)})
    expect([saved.status, await saved.json()]).toEqual([400, {error, errors}])
    const checked = await post(`/rest/forms/validate/${question.id}`, form)
    expect([checked.status, await checked.json()]).toEqual([400, {error, errors}])
    expect(await submissions()).toEqual([])
  })

  it.each([
    ['select-yui_3_17_2_1', 'Nothing of that', 'Select one of the options.'],
    ['radio-yui_3_17_2_1', 'Sing', 'Select one of the options.'],
    ['checkbox-yui_3_17_2_1', ['A catalogue', 'A car'], 'Select one of the options.'],
    ['likert-yui_3_17_2_1', {'It was easy to find you': '2'}, 'Enter a valid value.'],
    ['name-yui_3_17_2_1', ['Ada', ''], 'Required'],
  ])('%s cannot be %j', async (id, value, message) => {
    const reply = await post(`/rest/forms/validate/${contact.id}`, {...filled, [id]: value})
    expect(await reply.json()).toMatchObject({errors: {[id]: message}})
  })

  it('is accepted when it is valid, and then not stored', async () => {
    expect((await post(`/rest/forms/validate/${question.id}`, asked)).status).toBe(204)
    expect((await post(`/rest/forms/validate/${contact.id}`, filled)).status).toBe(204)
    expect(await submissions()).toEqual([])
  })

  it('is checked for product forms, too', async () => {
    const reply = await post('/rest/forms/validate/64a1f0c27be1d20013c0bb02', {})
    expect(await reply.json()).toMatchObject({errors: {'name-5d': 'Required', 'email-5d': 'Required'}})
  })

  it('of an unknown form answers 404', async () => {
    expect((await post('/rest/forms/validate/none', {})).status).toBe(404)
  })
})

/** A value of every type, in the shapes of product.md §3. */
const filled = {
  'name-yui_3_17_2_1': ['Ada', 'Lovelace'],
  'email-yui_3_17_2_1': 'ada@example.com',
  'phone-yui_3_17_2_1': ['1', '555', '123', '4567'],
  'phone-yui_3_17_2_2': ['', '555', '123', '4567'],
  'address-yui_3_17_2_1': ['1 Mill Lane', '', 'York', '', 'YO1', 'United Kingdom'],
  'website-yui_3_17_2_1': 'https://example.com',
  'twitter-yui_3_17_2_1': '@ada',
  'date-yui_3_17_2_1': ['12', '10', '2026'],
  'time-yui_3_17_2_1': ['10', '30', '', 'AM'],
  'number-yui_3_17_2_1': '2',
  'currency-yui_3_17_2_1': '12.50',
  'password-yui_3_17_2_1': 's3cret "<&>"',
  'select-yui_3_17_2_1': 'Wholesale & "seconds"',
  'radio-yui_3_17_2_1': 'Call',
  'checkbox-yui_3_17_2_1': ['The studio letter', 'A catalogue'],
  'likert-yui_3_17_2_1': {'It was easy to find you': ['2'], 'I would come again': ['-1']},
  'text-yui_3_17_2_1': 'Hello',
  'textarea-yui_3_17_2_1': 'Line one\nline two',
  'hidden-yui_3_17_2_1': 'spring',
}

describe('a captcha', () => {
  const send = (captchaKey?: string) =>
    save({formId: contact.id, form: JSON.stringify(filled), ...(captchaKey && {captchaKey})})

  it('is required where the form has one', async () => {
    const reply = await send()
    expect([reply.status, await reply.json()]).toEqual([400, {error: 'Complete CAPTCHA before submitting.'}])
    expect((await send(await solve())).status).toBe(204)
    expect((await submissions())[0]?.form).toEqual(filled)
  })

  it.each([
    [
      'is sent twice',
      async () => {
        const answer = await solve()
        expect((await send(answer)).status).toBe(204)
        return answer
      },
    ],
    ['is made up', async () => 'made-up'],
    [
      'has expired',
      async () => {
        const answer = await solve()
        await passTime(121_000)
        return answer
      },
    ],
  ])('is refused when its answer %s', async (_, answer) => {
    const reply = await send(await answer())
    expect([reply.status, await reply.json()]).toEqual([400, {error: 'reCAPTCHA failed. Solve it again.'}])
  })

  it('leaves the key unused when it is refused, and the other way round', async () => {
    const key = await newKey()
    await save({key, formId: contact.id, form: JSON.stringify(filled), captchaKey: 'made-up'})
    const answer = await solve()
    await save({key: 'made-up', formId: contact.id, form: JSON.stringify(filled), captchaKey: answer})
    const reply = await save({key, formId: contact.id, form: JSON.stringify(filled), captchaKey: answer})
    expect(reply.status).toBe(204)
  })

  it('must be valid when it is sent with a restock request', async () => {
    const request = {
      productId: '64a1f0c27be1d20013c0aa03',
      variantId: 'VASE-ASH',
      email: 'ada@example.com',
      isJoinMailingList: false,
    }
    expect((await post('/commerce/restock-notification', {...request, captchaKey: 'made-up'})).status).toBe(
      400,
    )
    const captchaKey = await solve()
    expect((await post('/commerce/restock-notification', {...request, captchaKey})).status).toBe(204)
  })

  it('is rendered by a script from the shop', async () => {
    const script = await visitor.call('/recaptcha/api.js?render=explicit&hl=en')
    expect(script.headers.get('Content-Type')).toContain('javascript')
    expect(await script.text()).toContain('grecaptcha')
  })
})

describe('GetTemplateSchema', () => {
  const read = async (query: string) => {
    const reply = await visitor.api(`/template/GetTemplateSchema${query}`)
    expect(await replyProblems(reply, 'GET')).toEqual([])
    return reply
  }

  it('lists the settings of a form by fieldset', async () => {
    const {fields} = await (await read('?type=9')).json()
    expect(new Set(fields.map(({fieldset}: {fieldset: number}) => fieldset))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    )
  })

  it('lists the fields of one form', async () => {
    const {fields} = await (await read(`?type=9&formId=${question.id}`)).json()
    expect(fields.filter(({fieldset}: {fieldset: number}) => fieldset === 1)).toEqual([
      {...question.fields[0], name: 'question-email', fieldset: 1},
      {...question.fields[1], name: 'question-text', fieldset: 1},
    ])
  })

  it.each([
    ['?type=8', 404],
    ['?type=x', 400],
    ['', 400],
    ['?type=9&formId=none', 404],
  ])('answers %s with %i', async (query, status) => {
    expect((await read(query)).status).toBe(status)
  })
})

describe('the view of a form', () => {
  const formId = question.id
  const counted = async () => (await visitor.call('/qa/events?name=form-render')).json()

  it.each([
    {formId, visitorCookie: '0b5c|1767225600000|1767225600000|1767225600000|1'},
    {formId, visitorCookie: ''},
    {formId, visitorCookie: null},
    {formId},
  ])('is counted: %j', async (body) => {
    expect((await post('/census/form-render', body)).status).toBe(200)
    expect(await counted()).toMatchObject([{name: 'form-render', channel: 'census', body}])
  })

  it.each([{}, {formId: ''}, {formId: 7}, {formId, visitorCookie: 7}])(
    'is not counted for an invalid call: %j',
    async (body) => {
      expect((await post('/census/form-render', body)).status).toBe(400)
      expect(await counted()).toEqual([])
    },
  )
})

it('counts the result of an overlay', async () => {
  const body = {event: 'view', version: '1', visitorCookie: null}
  expect((await post('/census/overlay', body)).status).toBe(200)
  expect(await (await visitor.call('/qa/events?name=overlay')).json()).toMatchObject([
    {name: 'overlay', channel: 'census', body},
  ])
})

it('limits the rate of submissions', async () => {
  const slow = await startDemo({writesPerMinute: 2})
  const other = slow.visitor()
  await post('/form/FormSubmissionKey', undefined, other)
  await post('/form/FormSubmissionKey', undefined, other)
  const reply = await post('/form/FormSubmissionKey', undefined, other)
  await slow.stop()
  expect(reply.status).toBe(429)
  expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0)
})

it('submissions and unused keys survive a restart', async () => {
  const first = await startDemo()
  const other = first.visitor()
  const {key} = await (await post('/form/FormSubmissionKey', undefined, other)).json()
  const second = await first.restart()
  const again = second.visitor()
  const body = {key, formId: newsletter.id, form: '{"email-yui_3_17_2_9":"ada@example.com"}'}
  expect((await post('/form/SaveFormSubmission', body, again)).status).toBe(204)
  expect(await (await again.call('/qa/submissions')).json()).toHaveLength(1)
  await second.stop()
})
