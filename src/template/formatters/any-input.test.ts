import fc from 'fast-check'
import {expect, it} from 'vitest'
import {createEngine} from '../index.ts'
import {formatters} from './index.ts'
import {numberFormatters} from './number.ts'

const engine = createEngine()

const names = Object.keys(formatters)

/** The fields that formatters read, with values of any kind. */
const field = fc.constantFrom(
  'additionalFieldsForm',
  'altText',
  'assetUrl',
  'attributes',
  'author',
  'billingPeriod',
  'categories',
  'colorData',
  'collection',
  'currencyCode',
  'decimalValue',
  'endDate',
  'id',
  'isSubscribable',
  'item',
  'items',
  'location',
  'mainImage',
  'mediaFocalPoint',
  'numBillingCycles',
  'oembed',
  'onSale',
  'optionValues',
  'originalSize',
  'priceMoney',
  'pricingOptions',
  'productMerchandisingContext',
  'productType',
  'profileUrl',
  'publicCommentCount',
  'rawTitle',
  'recordType',
  'recordTypeLabel',
  'restockNotificationViews',
  'salePriceMoney',
  'scarcityEnabled',
  'scarcityTemplateViews',
  'startDate',
  'structuredContent',
  'subscriptionPlan',
  'systemDataVariants',
  'title',
  'type',
  'userName',
  'value',
  'values',
  'variantOptionOrdering',
  'variants',
  'website',
  'websiteSettings',
)
const {value} = fc.letrec<{value: unknown}>((tie) => ({
  value: fc.oneof(
    {maxDepth: 3},
    fc.jsonValue({maxDepth: 2}),
    fc.constantFrom(
      'USD',
      'likert',
      'address',
      'checkbox',
      1,
      2,
      4,
      11,
      true,
      'MONTH',
      '640x480',
      '1e999',
      '"><b>',
    ),
    fc.dictionary(field, tie('value')),
  ),
}))
const args = fc.oneof(fc.constantFrom('', ' en_US', ' de-DE', ' a b', ':a:b'), fc.stringMatching(/^ [ -z]*$/))

/** Mistakes that authors need to see: invalid dates, missing partials, wrong messages. */
const EXPECTED = /date|Julian|could not be found|[Pp]lural/i

/** The output for missing values and invalid numbers, and for objects printed by mistake. */
const MISTAKES = ['undefined', 'NaN', '[object']

/** These print numbers as the template language does. */
const hasOwnWords = (name: string): boolean => Object.hasOwn(numberFormatters, name)

it.each(names)('%s accepts any value and any arguments', (name) => {
  fc.assert(
    fc.property(value, value, args, (inner, outer, words) => {
      const {output, errors} = engine.render(`{x|${name}${words}}`, {
        x: inner,
        item: outer,
        websiteSettings: outer,
        productMerchandisingContext: outer,
      })
      expect(errors.filter(({message}) => !EXPECTED.test(message))).toEqual([])
      // a key or a text of the data may be any word
      const given = JSON.stringify([inner, outer, words])
      const mistakes = MISTAKES.filter((word) => output.includes(word) && !given.includes(word))
      const allowed = [
        ...(hasOwnWords(name) ? ['undefined', 'NaN'] : []),
        ...(Array.isArray(inner) ? ['[object'] : []),
      ]
      expect(mistakes.filter((word) => !allowed.includes(word))).toEqual([])
    }),
    {numRuns: 300},
  )
})
