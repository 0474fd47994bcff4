import {Hono} from 'hono'
import {contactPage, newsletterPage, thanksPage} from '../../views/forms.ts'
import {readPosted} from '../forms/posted.ts'
import {findForm} from '../forms/submissions.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {refuseWrite} from '../http/guards.ts'
import type {Render} from '../http/render.ts'
import type {Services} from '../services.ts'
import {type Problem, problemOf} from './refuse.ts'

/** Handles forms of a browser without script. Problems appear in the form, which keeps the input. */
export function formPosts({database, submissions, limits}: Services, render: Render) {
  async function keep(c: DemoContext, posted: URLSearchParams, formId: string): Promise<Problem | null> {
    const refused = refuseWrite(c, posted.get('crumb'), limits)
    if (refused) return refused
    const {fields} = await findForm(database, formId, c.get('store'))
    const values = readPosted(fields, posted)
    const place = {contentSource: 'c', pagePath: posted.get('pagePath') ?? ''}
    // another visitor with this id, of a page that was kept, says something else
    const id = `${c.get('visitor')} ${posted.get('submissionId') || crypto.randomUUID()}`
    try {
      await submissions.saveOnce(id, {
        formId,
        values,
        captchaKey: '',
        place,
        network: c.get('network'),
        store: c.get('store'),
      })
      return null
    } catch (error) {
      return problemOf(c, error)
    }
  }

  const app = new Hono<DemoEnv>()
  app.post('/form/:formId', async (c) => {
    const {form, fields} = await findForm(database, c.req.param('formId'), c.get('store'))
    const posted = new URLSearchParams(await c.req.text())
    const problem = await keep(c, posted, form.id)
    if (!problem) return c.redirect(form.successRedirect ?? `/form/${form.id}`, 303)
    const {status, error, fieldErrors = {}} = problem
    const refused = {formId: form.id, values: readPosted(fields, posted), error, fieldErrors}
    return render(c, form.page === 'newsletter' ? newsletterPage(refused) : contactPage(refused), status)
  })
  app.get('/form/:formId', async (c) => {
    const {form} = await findForm(database, c.req.param('formId'), c.get('store'))
    return render(c, thanksPage(form))
  })
  return app
}
