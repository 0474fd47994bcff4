// Generated from the folders `texts/` (`npm run generate`).
import type {Owned} from '../catalogue.ts'

export const texts: Owned = {
  'cart-page': {
    'postalCode': "Postcode",
    'estimateTitle': "Estimate delivery and taxes",
    'shipping': "Delivery",
  },
  'form': {
    'State': "County",
    'Zip': "Postcode",
  },
}
