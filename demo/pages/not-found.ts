import {html} from './html.ts'
import {PAGE_TYPE, type Page} from './page.ts'

export const notFoundPage: Page = {
  title: 'Page not found',
  type: PAGE_TYPE.notFound,
  main: html`<h1>This page is not here</h1>
    <p>It may have moved, or the address has a slip in it.</p>
    <p><a class="button" href="/shop">Go to the shop</a></p>`,
}

export const errorPage: Page = {
  title: 'Something went wrong',
  type: PAGE_TYPE.error,
  main: html`<h1>Something went wrong</h1>
    <p>The mistake is ours. Please try again in a moment.</p>
    <p><a class="button" href="/">Go to the home page</a></p>`,
}
