import type {PredicateAbout, Topic} from '../../about.ts'

const input = 'product item: `structuredContent`'

export const topic: Topic<PredicateAbout> = {
  title: 'Commerce',
  order: 6,
  entries: {
    'has-variants?': {holds: 'it has more than one variant, and is not a digital product', input},
    'on-sale?': {
      holds: 'any variant of a physical product or service is on sale, or the digital product itself',
      input,
    },
    'sold-out?': {
      holds:
        'a physical product or service has no variant that is unlimited or in stock, or the type is unknown',
      input,
    },
    'varied-prices?': {
      holds: 'any variant differs from the first in price or in being on sale; never for digital products',
      input,
    },
  },
}
