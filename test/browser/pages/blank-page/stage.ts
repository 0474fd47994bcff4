import type {Page} from '@playwright/test'
import type {Shop} from '../../support/shop.ts'
import type {BlankPage} from './blank-document.ts'
import type {Rest} from './come-to-rest.ts'

/** An example in its document, with its shop. */
export interface Stage extends BlankPage {
  page: Page
  shop: Shop
  rest: Rest
}
