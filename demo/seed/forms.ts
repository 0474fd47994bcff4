import type {AdditionalFieldsForm} from './types.ts'

/** A form of a page, with the settings of its block (product.md §3, form). */
export interface SeedForm extends AdditionalFieldsForm {
  collectionId: string
  objectName: string
  /** The page with the form. It also displays errors to visitors without script. */
  page: 'contact' | 'newsletter'
  submitButtonText: string
  submissionMessage: string
  /** Displayed with the message. */
  submissionHTML?: string
  /** A page of the shop to open instead of displaying the message. */
  successRedirect?: string
  disclaimerMessage?: string
  captchaEnabled: boolean
  captchaTheme?: 'light' | 'dark'
  captchaAlignment?: 'left' | 'center' | 'right'
}

const CONTACT_COLLECTION = '5f1c0d2e9b3a4c0012ab34d1'
const NEWSLETTER_COLLECTION = '5f1c0d2e9b3a4c0012ab34d2'

/** Has a field of every type. */
const contact: SeedForm = {
  id: '64a1f0c27be1d20013c0f001',
  name: 'Write to the studio',
  collectionId: CONTACT_COLLECTION,
  objectName: 'page-section-64a1f0c27be1d20013c0d001',
  page: 'contact',
  submitButtonText: 'Send',
  submissionMessage: 'Thank you! We read everything, and answer within two days.',
  submissionHTML: '<p>Until then: <a href="/journal">our journal</a>.</p>',
  disclaimerMessage: 'We keep what you write only to answer it.',
  captchaEnabled: true,
  captchaTheme: 'light',
  captchaAlignment: 'left',
  fields: [
    {id: 'section-yui_3_17_2_1', type: 'section', title: 'About you', underline: true},
    {id: 'name-yui_3_17_2_1', type: 'name', title: 'Name', required: true},
    {id: 'email-yui_3_17_2_1', type: 'email', title: 'Email', required: true},
    {
      id: 'phone-yui_3_17_2_1',
      type: 'phone',
      title: 'Phone',
      description: 'Only if you want to be called.',
      showCountryCode: true,
    },
    {id: 'phone-yui_3_17_2_2', type: 'phone', title: 'Phone in the evening'},
    {id: 'address-yui_3_17_2_1', type: 'address', title: 'Address'},
    {id: 'website-yui_3_17_2_1', type: 'website', title: 'Website', placeholder: 'https://'},
    {id: 'twitter-yui_3_17_2_1', type: 'twitter', title: 'Twitter', placeholder: '@kilnandpaper'},
    {
      id: 'section-yui_3_17_2_2',
      type: 'section',
      title: 'About your visit',
      description: 'If you want to come by.',
      underline: true,
    },
    {id: 'date-yui_3_17_2_1', type: 'date', title: 'Day'},
    {id: 'time-yui_3_17_2_1', type: 'time', title: 'Time'},
    {id: 'number-yui_3_17_2_1', type: 'number', title: 'People'},
    {id: 'currency-yui_3_17_2_1', type: 'currency', title: 'Budget', currencySymbol: '$'},
    {
      id: 'password-yui_3_17_2_1',
      type: 'password',
      title: 'Door code',
      description: 'Choose one, to open the studio with.',
    },
    {
      id: 'select-yui_3_17_2_1',
      type: 'select',
      title: 'What is it about?',
      required: true,
      options: ['An order', 'A class', 'Wholesale & "seconds"', 'Something else'],
    },
    {
      id: 'radio-yui_3_17_2_1',
      type: 'radio',
      title: 'Shall we write or call?',
      options: ['Write', 'Call'],
    },
    {
      id: 'checkbox-yui_3_17_2_1',
      type: 'checkbox',
      title: 'I also want',
      options: ['The studio letter', 'A catalogue', 'An invitation to the next opening'],
    },
    {
      id: 'likert-yui_3_17_2_1',
      type: 'likert',
      title: 'How was the last visit?',
      options: ['It was easy to find you', 'I would come again'],
    },
    {id: 'text-yui_3_17_2_1', type: 'text', title: 'Subject', placeholder: 'In a few words'},
    {
      id: 'textarea-yui_3_17_2_1',
      type: 'textarea',
      title: 'Message',
      required: true,
      maxLength: 500,
    },
    {id: 'hidden-yui_3_17_2_1', type: 'hidden', title: 'Campaign', key: 'campaign', value: 'none'},
  ],
}

/** Uses author markup. */
const question: SeedForm = {
  id: '64a1f0c27be1d20013c0f002',
  name: 'Just a question',
  collectionId: CONTACT_COLLECTION,
  objectName: 'page-section-64a1f0c27be1d20013c0d002',
  page: 'contact',
  submitButtonText: 'Ask',
  submissionMessage: 'Thank you! The answer is on its way.',
  captchaEnabled: false,
  fields: [
    {id: 'question-email', type: 'email', title: 'Your email', required: true},
    {id: 'question-text', type: 'textarea', title: 'Your question', required: true, maxLength: 200},
  ],
}

/** Opens with a button. */
const visit: SeedForm = {
  id: '64a1f0c27be1d20013c0f003',
  name: 'Book a visit',
  collectionId: CONTACT_COLLECTION,
  objectName: 'page-section-64a1f0c27be1d20013c0d003',
  page: 'contact',
  submitButtonText: 'Book',
  submissionMessage: 'Thank you! See you soon.',
  successRedirect: '/journal',
  captchaEnabled: false,
  fields: [
    {id: 'visit-name', type: 'text', title: 'Who is coming?', required: true},
    {id: 'visit-date', type: 'date', title: 'When?', required: true},
  ],
}

const newsletterOf = (
  id: string,
  objectName: string,
  fieldId: string,
  submissionMessage: string,
): SeedForm => ({
  id,
  name: 'Studio letter',
  collectionId: NEWSLETTER_COLLECTION,
  objectName,
  page: 'newsletter',
  submitButtonText: 'Sign Up',
  submissionMessage,
  captchaEnabled: false,
  fields: [
    {id: fieldId, type: 'email', title: 'Email Address', placeholder: 'Email Address', required: true},
  ],
})

const newsletter = newsletterOf(
  '64a1f0c27be1d20013c0f004',
  'page-section-64a1f0c27be1d20013c0d004',
  'email-yui_3_17_2_9',
  'Thank you! Please open the letter that we have just sent you, and confirm your address.',
)
const footer = newsletterOf(
  '64a1f0c27be1d20013c0f005',
  'footer',
  'email-yui_3_17_2_10',
  'Thank you! Please confirm your address in the letter that we have just sent you.',
)

export const pageForms = {contact, question, visit, newsletter, footer}

export const forms: readonly SeedForm[] = Object.values(pageForms)
