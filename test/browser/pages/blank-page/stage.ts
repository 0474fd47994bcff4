import type {Page} from '@playwright/test'
import type {Rest} from '../../support/come-to-rest.ts'
import type {Shop} from '../../support/shop.ts'
import type {BlankPage} from './blank-document.ts'

/** An example in its document, with its shop. */
export interface Stage extends BlankPage {
  page: Page
  shop: Shop
  rest: Rest
}
