import type {Flow} from '../flow.ts'

const FORM = 'form[data-form-id="64a1f0c27be1d20013c0f001"]'
const QUESTION = '[data-vitrine=form]'

const field = (name: string): string => `${FORM} [name="${name}"]`

const TYPED = {
  'name-yui_3_17_2_1:First': 'Ada',
  'name-yui_3_17_2_1:Last': 'Lovelace',
  'email-yui_3_17_2_1': 'ada@example.com',
  'phone-yui_3_17_2_2:Areacode': '555',
  'phone-yui_3_17_2_2:Prefix': '010',
  'phone-yui_3_17_2_2:Line': '0199',
  'address-yui_3_17_2_1:City': 'Hudson',
  'website-yui_3_17_2_1': 'https://example.com',
  'date-yui_3_17_2_1:Month': '12',
  'date-yui_3_17_2_1:Day': '24',
  'date-yui_3_17_2_1:Year': '2026',
  'time-yui_3_17_2_1:Hour': '10',
  'time-yui_3_17_2_1:Minute': '30',
  'number-yui_3_17_2_1': '12',
  'currency-yui_3_17_2_1': '12.50',
  'text-yui_3_17_2_1': 'By train',
}

const SENT = {
  'name-yui_3_17_2_1': ['Ada', 'Lovelace'],
  'phone-yui_3_17_2_2': ['', '555', '010', '0199'],
  'date-yui_3_17_2_1': ['12', '24', '2026'],
  'currency-yui_3_17_2_1': '12.50',
  'select-yui_3_17_2_1': 'A class',
  'radio-yui_3_17_2_1': 'Call',
  'checkbox-yui_3_17_2_1': ['The studio letter'],
  'text-yui_3_17_2_1': 'By train',
  'textarea-yui_3_17_2_1': 'Hello',
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const forms: Flow = {
  name: 'a form with fields of every type',
  async run({shopper, shop, check}) {
    await shopper.goto('/contact')
    await shopper.appears(`${FORM}[data-vitrine-state=mounted]`)
    await shopper.click(`${FORM} | button[type=submit] >> Send`)
    await check(
      'a summary lists missing input',
      () => shopper.text(`${FORM} .vitrine-form__summary`),
      /invalid|Required/,
    )
    await check(
      'and beside the field',
      () => shopper.attribute(field('email-yui_3_17_2_1'), 'aria-invalid'),
      'true',
    )
    for (const [name, text] of Object.entries(TYPED)) await shopper.type(field(name), text)
    await shopper.choose(field('select-yui_3_17_2_1'), 'A class')
    await shopper.click(`${FORM} | label >> Call`)
    await shopper.click(`${FORM} | label >> The studio letter`)
    await shopper.type(field('textarea-yui_3_17_2_1'), 'Hello')
    await shopper.type(field('email-yui_3_17_2_1'), 'ada@example')
    await shopper.keys('Tab')
    await check(
      'an invalid address is reported',
      () => shopper.text(`${FORM} .form-item.email`),
      /should follow the format user@domain.com/,
    )
    await shopper.type(field('email-yui_3_17_2_1'), 'ada@example.com')
    await shopper.keys('Tab')
    await check(
      'and no more when it is mended',
      () => shopper.attribute(field('email-yui_3_17_2_1'), 'aria-invalid'),
      null,
    )
    await shopper.click(`${FORM} | label >> I’m not a robot`)
    await check(
      'the captcha is solved',
      async () => !!(await shopper.value('any [name=g-recaptcha-response]')),
      true,
    )
    await shopper.click(`${FORM} | button[type=submit] >> Send`)
    await check(
      'it is thanked for',
      () => shopper.text('.vitrine-form__sent'),
      /^Thank you! We read everything/,
    )
    await check(
      'the shop has the input',
      async () => {
        const [sent] = await shop.submissions()
        const values = isRecord(sent?.form) ? sent.form : {}
        return Object.fromEntries(Object.keys(SENT).map((name) => [name, values[name]]))
      },
      SENT,
    )
  },
}

export const question: Flow = {
  name: 'a short form, by keyboard',
  async run({shopper, shop, check}) {
    await shopper.goto('/contact')
    await shopper.type(`${QUESTION} input[type=email]`, 'ada@example.com')
    await shopper.keys('Tab', ...'Open on Sunday?', 'Tab', 'Enter')
    await check('it is sent', async () => (await shop.submissions()).length, 1)
    await check(
      'and thanked for',
      () => shopper.text(`${QUESTION} .vitrine-form__sent, .vitrine-form__sent`),
      /./,
    )
  },
}
