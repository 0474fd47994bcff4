/**
 * What any page brings: a background, link colours, pictures that fit, and room around links and buttons in its markup.
 * What Vitrine renders has a class, and gets nothing from here. The buttons of accordions, folders and rows, and the field of the search block, are the page's or the platform's.
 */
export const PAGE_STYLE = `
:root { color-scheme: light dark }
body { margin: 16px; color: light-dark(#1a1a1a, #f5f5f5); background: light-dark(#fff, #1a1a1a) }
img, video, iframe { max-inline-size: 100%; block-size: auto }
section { margin-block-end: 32px }
h1, h2 { font-size: 18px }
a:not([class]) { color: light-dark(#003d80, #b5d5ff) }
button:not([class], [data-vitrine] :not([data-dismiss]), form:is([data-vitrine], [data-form-id]) *) { color: light-dark(#003d80, #b5d5ff); background: light-dark(#fff, #1a1a1a); border: 1px solid }
:is(p, li, div) > a:only-child, a[data-vitrine], .slide > a:not(:has(img)) { display: inline-block; padding-block: 12px }
button:not([class]), input:not([class], [type=checkbox], [type=radio], [type=range]) { min-block-size: 44px; min-inline-size: 44px }
.accordion-item__click-target, .header-nav-folder-title, [data-vitrine=accordion] button, [data-vitrine=carousel] button { min-block-size: 44px; color: inherit; background: none; border: 1px solid }
.summary-carousel-pager [role=button], [data-vitrine=menu] summary, :is([data-vitrine=carousel], .summary-item, .header-nav-folder-content) a { display: inline-block; min-block-size: 44px; min-inline-size: 44px; align-content: center }
.sqs-search-ui-text-input input, label:has([type=checkbox]) { min-block-size: 44px; align-content: center }
`
