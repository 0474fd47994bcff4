import type {SeedProduct} from './types.ts'
import {byOption} from './variants.ts'

/** Made to order: asks for a field of every kind before it goes into the cart. */
export const commission: SeedProduct = {
  id: '64a1f0c27be1d20013c0aa15',
  slug: 'commissioned-plate',
  title: 'Commissioned Plate',
  summary: 'A plate for one occasion, drawn and lettered by hand. Tell us about it, we answer with a sketch.',
  type: 'physical',
  picture: {shape: 'plate', hue: 200},
  alt: 'A round plate with a blue rim',
  options: ['Rim'],
  variants: byOption('Rim', [
    ['Plain', 'PLATE-COM-PLAIN', {price: 6400, stock: 12}],
    ['Lettered', 'PLATE-COM-LETTER', {price: 7800, stock: 12}],
  ]),
  form: {
    id: '64a1f0c27be1d20013c0bb02',
    name: 'Your commission',
    fields: [
      {
        id: 'section-5d-occasion',
        type: 'section',
        title: 'The occasion',
        description: 'What it is for.',
        underline: true,
      },
      {id: 'name-5d', type: 'name', title: 'Who is it for?', required: true},
      {id: 'date-5d', type: 'date', title: 'When?', description: 'We need three weeks.', required: true},
      {id: 'time-5d', type: 'time', title: 'At what time?'},
      {id: 'radio-5d', type: 'radio', title: 'Script', options: ['Roman', 'Italic', 'Kufic'], required: true},
      {id: 'checkbox-5d', type: 'checkbox', title: 'Extras', options: ['Gift box', 'Card', 'Plate hanger']},
      {
        id: 'select-5d',
        type: 'select',
        title: 'Ground color',
        options: Array.from({length: 40}, (_, index) => `Glaze ${index + 1}`),
        required: true,
      },
      {id: 'number-5d', type: 'number', title: 'Letters', placeholder: '12'},
      {id: 'currency-5d', type: 'currency', title: 'Worth insured', currencySymbol: '$'},
      {id: 'textarea-5d', type: 'textarea', title: 'What should it say?', required: true, maxLength: 120},
      {id: 'section-5d-you', type: 'section', title: 'You', underline: true},
      {id: 'email-5d', type: 'email', title: 'E-mail', required: true},
      {id: 'phone-5d', type: 'phone', title: 'Phone', showCountryCode: true},
      {id: 'website-5d', type: 'website', title: 'Website', placeholder: 'https://'},
      {id: 'address-5d', type: 'address', title: 'Where should the sketch go?'},
      {
        id: 'likert-5d',
        type: 'likert',
        title: 'Tell us how you feel',
        options: ['I like a surprise', 'I want to see it before it is fired'],
      },
      {id: 'hidden-5d', type: 'hidden', title: 'Campaign', key: 'campaign', value: 'none'},
    ],
  },
}
