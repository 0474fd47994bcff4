import {describe, expect, it} from 'vitest'
import {apiServer} from '../../../test/helpers/api-server.ts'
import {type Answer, cut, drop, html, json, noContent} from '../../../test/helpers/fake-server.ts'
import {loadFormSchema} from './form-schema.ts'
import {submitForm, validateForm} from './forms.ts'

const server = await apiServer()

const KEY = 'Could not get a form submission key, please try again later.'
const OFFLINE = 'Please check your internet connection.'
const SESSION = 'Your session has expired. Please reload the page and try again.'
const INVALID = 'One or more fields is invalid, please check your entries.'
const RATE = 'Unable to submit form. Submission rate limit exceeded. Please try again later.'
const MALFORMED = 'Error processing form submission. Please reload and try again.'

const place = {
  formId: 'f',
  collectionId: '',
  objectName: 'o',
  contentSource: 'c',
  pageTitle: 'Contact',
  pageId: 'p',
  pagePath: '/contact',
  pagePermissionTypeValue: 1,
} as const
const values = {mail: 'ada@example.com', date: ['1', '2', '2026'], rating: {Nice: ['2']}}
const send = (more = {}) => submitForm({...place, form: values, ...more})
const paths = () => server.received.map(({method, url}) => `${method} ${url}`)
const key = json({key: 'k'})

describe('submitForm', () => {
  it.each([{key: 'k'}, {data: {key: 'k'}}])('requests the key of %j, then sends', async (reply) => {
    server.answer(json(reply), noContent)
    await send({captchaKey: 'solved'})
    expect(server.received).toMatchObject([
      {method: 'POST', url: '/api/form/FormSubmissionKey', headers: {'x-csrf-token': 'c'}, body: ''},
      {method: 'POST', url: '/api/form/SaveFormSubmission', headers: {'x-csrf-token': 'c'}},
    ])
    expect(server.received[1]?.body).toEqual({
      ...place,
      captchaKey: 'solved',
      key: 'k',
      form: JSON.stringify(values),
    })
  })

  it('sends names of built-in properties as own properties', async () => {
    server.answer(key, noContent)
    await send({form: Object.fromEntries([['__proto__', 'a'] as const, ['constructor', 'b']])})
    expect(server.received[1]?.body).toMatchObject({form: '{"__proto__":"a","constructor":"b"}'})
  })

  it.each([json({}), json({submissionId: 's'}), json(null), json([]), noContent])(
    'accepts any JSON, and no content, as success',
    async (answer) => {
      server.answer(key, answer)
      await send()
    },
  )

  it('requests a new key for every attempt', async () => {
    server.answer(key, json({error: 'No.'}, 400), json({key: 'k2'}), noContent)
    await expect(send()).rejects.toThrow()
    await send()
    expect(server.received.map(({body}) => Reflect.get(Object(body), 'key'))).toEqual([
      undefined,
      'k',
      undefined,
      'k2',
    ])
  })

  it('repeats a call once after a refused crumb, with the same key', async () => {
    server.answer(key, json({error: 'Invalid', crumbFail: true, crumb: 'n'}), noContent)
    await send()
    expect(paths().map((path) => path.split('/').at(-1))).toEqual([
      'FormSubmissionKey',
      'SaveFormSubmission',
      'SaveFormSubmission',
    ])
    expect(server.received.map(({headers}) => headers['x-csrf-token'])).toEqual(['c', 'c', 'n'])
  })

  it('rejects answers that are not JSON, and sends nothing', async () => {
    server.answer(noContent)
    const form: Record<string, unknown> = {}
    form.itself = form
    await expect(send({form})).rejects.toMatchObject({
      kind: 'invalid',
      visitorMessage: 'Could not parse the form fields, please check your entries.',
    })
    expect(paths()).toEqual([])
  })
})

describe('no key', () => {
  it.each<[string, Answer, string, string]>([
    ['a reply without a key', json({}), 'malformed', KEY],
    ['an empty key', json({key: ''}), 'malformed', KEY],
    ['HTML', html('<p>'), 'malformed', KEY],
    ['no content', noContent, 'malformed', KEY],
    ['401', json({error: 'x'}, 401), 'unauthorized', KEY],
    ['404', json({error: 'x'}, 404), 'not-found', KEY],
    ['500', json({}, 500), 'server', KEY],
    ['400', json({error: 'x'}, 400), 'invalid', KEY],
    ['429', json({}, 429, {'Retry-After': '60'}), 'rate-limit', RATE],
    ['a crumb refused twice', json({crumbFail: true, crumb: 'n'}), 'csrf', SESSION],
    ['a lost connection', drop, 'network', OFFLINE],
    ['half a reply', cut, 'network', OFFLINE],
  ])('(%s) is reported, and nothing is sent', async (_, answer, kind, visitorMessage) => {
    server.answer(answer)
    await expect(send()).rejects.toMatchObject({name: 'ApiError', kind, visitorMessage})
    expect(paths()).not.toContain('POST /api/form/SaveFormSubmission')
  })
})

describe('a refused form', () => {
  it.each<[string, Answer, string, string]>([
    ['401', json({error: 'x'}, 401), 'unauthorized', 'Unable to submit form. Please try again later.'],
    ['403', json({error: 'x'}, 403), 'unauthorized', 'Unable to submit form. Please try again later.'],
    ['404', json({error: 'x'}, 404), 'not-found', 'This form has not been configured yet.'],
    ['429', json({}, 429), 'rate-limit', RATE],
    ['429 as HTML', html('<p>', 429), 'rate-limit', RATE],
    ['500', json({error: 'x'}, 500), 'server', 'Unable to send form. Please try again later.'],
    ['503 as HTML', html('<p>', 503), 'server', 'Unable to send form. Please try again later.'],
    ['400 with a text', json({error: 'Not today.'}, 400), 'invalid', 'Not today.'],
    ['400 with nothing', json({}, 400), 'invalid', 'Unknown error, please try again later.'],
    ['400 as HTML', html('<p>', 400), 'invalid', 'Unknown error, please try again later.'],
    ['413 as HTML', html('<p>', 413), 'invalid', 'Unknown error, please try again later.'],
    ['413', json({error: 'The body is too large.'}, 413), 'invalid', 'The body is too large.'],
    ['422', json({message: 'No room.'}, 422), 'invalid', 'No room.'],
    ['400 in its data', json({data: {error: 'Not today.'}}, 400), 'invalid', 'Not today.'],
    ['200 in its data', json({data: {error: 'Not today.'}}), 'invalid', 'Not today.'],
    ['200 with an error', json({error: 'Not today.'}), 'invalid', 'Not today.'],
    ['200 as HTML', html('<p>'), 'malformed', MALFORMED],
    ['a crumb refused twice', json({crumbFail: true, crumb: 'n'}, 403), 'csrf', SESSION],
    ['a connection lost after the key', drop, 'network', OFFLINE],
    ['half a reply', cut, 'network', OFFLINE],
  ])('(%s) gives the reason', async (_, answer, kind, visitorMessage) => {
    server.answer(key, answer)
    await expect(send()).rejects.toMatchObject({name: 'ApiError', kind, visitorMessage})
  })

  it.each([
    [200, ''],
    [400, ''],
    [200, 'in its data'],
    [400, 'in its data'],
  ])('reports the error of each field, under status %i %s', async (status, where) => {
    const errors = Object.fromEntries([
      ['mail', 'Not this one.'] as const,
      ['date', ['No such day.', 'x']],
      ['__proto__', 'No.'],
    ])
    server.answer(key, json(where ? {data: {errors}} : {errors}, status))
    const error = await send().catch((reason: unknown) => reason)
    expect(error).toMatchObject({kind: 'invalid', visitorMessage: INVALID})
    expect(Object.entries(Object(error).fieldErrors)).toEqual([
      ['mail', 'Not this one.'],
      ['date', 'No such day. x'],
      ['__proto__', 'No.'],
    ])
  })
})

describe('validateForm', () => {
  const PATH = 'POST /api/rest/forms/validate/a%20b%2F%22%C2%A3'
  const validate = () => validateForm('a b/"£', values)

  it.each([noContent, json({})])('finds no errors', async (answer) => {
    server.answer(answer)
    expect(await validate()).toEqual({})
    expect(paths()).toEqual([PATH])
    expect(server.received[0]?.body).toEqual(values)
  })

  it.each([400, 422, 200])('returns errors by field, under status %i', async (status) => {
    server.answer(json({errors: {mail: 'Not this one.'}}, status))
    expect(await validate()).toEqual({mail: 'Not this one.'})
  })

  it.each<[Answer, string]>([
    [json({error: 'Not today.'}, 400), 'Not today.'],
    [json({}, 404), 'This form has not been configured yet.'],
    [html('<p>'), MALFORMED],
    [drop, OFFLINE],
  ])('fails if nothing was checked', async (answer, visitorMessage) => {
    server.answer(answer)
    await expect(validate()).rejects.toMatchObject({name: 'ApiError', visitorMessage})
  })
})

describe('loadFormSchema', () => {
  it('returns the readable parts of each field', async () => {
    const captcha = {id: 'c', name: 'captchaEnabled', title: 'Captcha', type: 'checkbox', fieldset: 4, x: 1}
    server.answer(json({fields: [captcha, null, {title: 'x'}, {name: 'plain', fieldset: 'y'}]}))
    expect(await loadFormSchema('a b&"£')).toEqual([
      captcha,
      {id: 'plain', name: 'plain', title: 'plain', type: 'text'},
    ])
    expect(paths()).toEqual(['GET /api/template/GetTemplateSchema?type=9&formId=a%20b%26%22%C2%A3'])
  })

  it.each([json({}), json([]), json(null), html('<p>')])(
    'rejects anything else as malformed',
    async (answer) => {
      server.answer(answer)
      await expect(loadFormSchema('f')).rejects.toMatchObject({kind: 'malformed'})
    },
  )
})
