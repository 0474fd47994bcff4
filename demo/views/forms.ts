import {PAGE_TYPES} from '../../src/model/page-type.ts'
import {pageForms} from '../seed/forms.ts'
import type {ShopForm} from '../server/forms/submissions.ts'
import {type Query, type RefusedForm, viewForm} from './form-view.ts'
import type {PageOf} from './page.ts'

/** Every kind of form, with every type of field, and the problems of a refused form. */
export const contactPage =
  (refused?: RefusedForm, query?: Query): PageOf =>
  ({store}) => ({
    template: 'contact',
    title: store.messages.contact,
    type: PAGE_TYPES.page,
    data: {
      contact: viewForm(pageForms.contact, store, refused, query),
      question: viewForm(pageForms.question, store, refused),
      booking: viewForm(pageForms.visit, store, refused),
    },
  })

/** The newsletter of the studio; problems of the footer's form are corrected here, too. */
export const newsletterPage =
  (refused?: RefusedForm): PageOf =>
  ({store}) => {
    const form = refused?.formId === pageForms.footer.id ? pageForms.footer : pageForms.newsletter
    return {
      template: 'newsletter',
      title: store.messages.newsletter,
      type: PAGE_TYPES.page,
      data: {newsletter: viewForm(form, store, refused), hasNoFooterForm: form === pageForms.footer},
    }
  }

/** The confirmation of a form for a visitor without script. */
export const thanksPage =
  ({name = '', submissionMessage, page}: ShopForm): PageOf =>
  ({store}) => ({
    template: 'thanks',
    title: store.messages.thankYou,
    type: PAGE_TYPES.page,
    data: {form: {name, message: submissionMessage ?? '', back: `/${page ?? ''}`}},
  })
