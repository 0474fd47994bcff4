/** The shop itself. */
export const site = {
  id: '5f1c0d2e9b3a4c0012ab34cd',
  identifier: 'kiln-and-paper',
  name: 'Kiln & Paper',
  language: 'en-US',
  currency: 'USD',
  country: 'US',
  timeZone: 'America/New_York',
  accountId: '5f1c0d2e9b3a4c0012ab34d0',
  templateId: '5f1c0d2e9b3a4c0012ab34ce',
  shopCollectionId: '5f1c0d2e9b3a4c0012ab34cf',
  captcha: {siteKey: 'kiln-and-paper-captcha', scriptUrl: '/recaptcha/api.js'},
} as const
