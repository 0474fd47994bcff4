import {afterEach, expect, it} from 'vitest'
import {readCatalogue} from '../../../test/helpers/catalogue.ts'
import {page} from '../../page/page.ts'
import {localizeTexts} from './strings.ts'

const ours = {required: 'Required', sent: 'Thank you!', '1': 'Agree'}

afterEach(() => {
  page().strings = {}
})

it('a form’s own texts override its language’s, and the page’s override both', async () => {
  const {texts: german} = await readCatalogue('de')
  const texts = localizeTexts(ours, {required: 'Fehlt', productAnswerMapAgree: 'Ja', other: 'x'})
  expect([texts('required'), texts('sent'), texts('1')]).toEqual(['Fehlt', 'Thank you!', 'Ja'])
  page().strings = Object.create(german)
  expect([texts('required'), texts('sent'), texts('1')]).toEqual(['Fehlt', 'Vielen Dank!', 'Ja'])
  page().strings['form.required'] = 'Wir brauchen das'
  expect(texts('required')).toBe('Wir brauchen das')
})
