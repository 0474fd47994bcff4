import {site} from '../seed/site.ts'
import type {ShopProduct} from '../server/catalogue.ts'
import {html} from './html.ts'
import {PAGE_TYPE, type Page} from './page.ts'
import {cards} from './shop.ts'

export const homePage = (featured: readonly ShopProduct[], crumb: string): Page => ({
  title: site.name,
  type: PAGE_TYPE.page,
  products: featured,
  main: html`<section class="hero">
      <div class="hero-text">
        <h1>Clay for the table, paper for the desk</h1>
        <p>We throw, fire, print and bind in one small studio by the river. Most of what you see was made this month.</p>
        <a class="button" href="/shop">See everything</a>
      </div>
      <img class="hero-picture" src="/media/tide-bowl.svg" alt="" width="800" height="1000" fetchpriority="high">
    </section>
    <section aria-labelledby="featured">
      <h2 id="featured">Fresh from the kiln</h2>
      ${cards(featured, crumb)}
    </section>`,
})
