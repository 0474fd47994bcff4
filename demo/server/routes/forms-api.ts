import {Hono} from 'hono'
import {BLOCK_TYPES} from '../../../src/model/blocks.ts'
import {formSchema, schemaOf} from '../../seed/form-schema.ts'
import {check, readNamed, readValues} from '../forms/check.ts'
import {findForm} from '../forms/submissions.ts'
import {readJson} from '../http/body.ts'
import type {DemoEnv} from '../http/env.ts'
import {Refusal} from '../http/refusal.ts'
import type {Services} from '../services.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Where the form stands, as a page names it. */
const PLACE = ['collectionId', 'objectName', 'contentSource', 'pageTitle', 'pageId', 'pagePath']

/** Only what is known is stored. */
function readPlace(fields: Record<string, unknown>): Record<string, unknown> {
  const texts = PLACE.flatMap((name) =>
    typeof fields[name] === 'string' ? [[name, fields[name]] as const] : [],
  )
  const {pagePermissionTypeValue: permission} = fields
  return {
    ...Object.fromEntries(texts),
    ...(typeof permission === 'number' && {pagePermissionTypeValue: permission}),
  }
}

/** The form calls of the API description. */
export function formsApi({database, submissions}: Services) {
  const app = new Hono<DemoEnv>()
  app.post('/form/FormSubmissionKey', async (c) =>
    c.json({key: await submissions.createKey(c.get('network'))}),
  )
  app.post('/form/SaveFormSubmission', async (c) => {
    const {key, formId, form, captchaKey, ...others} = await readJson(c)
    await submissions.save(text(key), {
      formId: text(formId),
      values: readValues(form),
      captchaKey: text(captchaKey),
      place: readPlace(others),
      network: c.get('network'),
      store: c.get('store'),
    })
    return c.body(null, 204)
  })
  app.post('/rest/forms/validate/:formId', async (c) => {
    const {fields} = await findForm(database, c.req.param('formId'), c.get('store'))
    check(fields, readNamed(fields, await readJson(c)))
    return c.body(null, 204)
  })
  app.get('/template/GetTemplateSchema', async (c) => {
    const {type = '', formId} = c.req.query()
    if (!/^\d+$/.test(type)) throw new Refusal(400, 'type must be the number of a block type.')
    if (Number(type) !== BLOCK_TYPES.form) throw new Refusal(404, 'There is no schema of this type.')
    const form = formId === undefined ? null : (await findForm(database, formId, c.get('store'))).form
    return c.json({fields: form ? schemaOf(form) : formSchema})
  })
  return app
}
