// Generated from the folders `texts/` (`npm run generate`).
import type {Owned} from '../catalogue.ts'

export const texts: Owned = {
  'cart-page': {
    'postalCode': "Código postal",
  },
  'form': {
    'Line2': "Andar, porta",
    'State': "Distrito ou província",
    'Zip': "Código postal",
    'Areacode': "Indicativo",
  },
}
