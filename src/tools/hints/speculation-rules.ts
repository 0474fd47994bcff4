/** A link to a product: in a card that names its item. */
const PRODUCT_LINK = ':is([data-item-id],[data-product]) a[href],a[data-item-id][href]'

/**
 * What is no product's page, opens something else than a page, or was written by visitors. A link with a widget of its
 * own opens that.
 */
const OTHER_LINK =
  '[rel~=nofollow],[rel~=external],[download],[target]:not([target=_self]),[data-vitrine],[data-vitrine-untrusted] *'

/** Addresses that change something, or that show what is the visitor's alone; patterns of the URL Pattern standard. */
const OTHER_ADDRESS = [
  '/*\\?((?:.*&)?(?:add|add-to-cart|remove|remove_item|logout|log-out)(?:[=&].*)?)',
  '/((?:.*/)?(?:cart|basket|checkout|account|my-account|login|log-in|logout|log-out|wp-admin|config)(?:/.*|\\.html)?)',
]

const ofPage = (pattern: string) => ({href_matches: pattern, relative_to: 'document'})

/**
 * Speculation rules (HTML standard) as JSON: browsers that know them prepare the page of a product while the pointer rests
 * on its link, unless the visitor saves data or power.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      tag: 'vitrine-product',
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          ofPage('/*'),
          {selector_matches: PRODUCT_LINK},
          {not: {or: [...OTHER_ADDRESS.map(ofPage), {selector_matches: OTHER_LINK}]}},
        ],
      },
    },
  ],
})
