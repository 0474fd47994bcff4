/** A place where the template engine differs from the language's public implementation on purpose. */
export interface Departure {
  /** The formatters and predicates that it concerns; none for an instruction. */
  names: readonly string[]
  /** What Vitrine does, as a sentence without its full stop. */
  what: string
  /** An example, with its data, in `en` unless stated otherwise. */
  template: string
  data: unknown
  locale?: string
  /** What the public implementation prints; the long check of the language verifies it. */
  platform: string
  /** Why, as the end of a sentence. */
  because: string
}

/** All of them: `test/long/language.ts` accepts no other difference. */
export const departures: readonly Departure[] = [
  {
    names: [],
    what: 'A block inside `{.alternates with}` belongs to what stands between the elements',
    template: '{.repeated section list}{@}{.alternates with}{.if more}, {.end}{.end}',
    data: {list: [1, 2], more: true},
    platform: '1, 2, ',
    because: 'the other implementation moves the block into the repeated part, which no author means',
  },
  {
    names: [],
    what: '`{##` inside other braces begins a block comment only if `##}` follows',
    template: '{a {##c} d##} b',
    data: {},
    platform: '{a  d##} b',
    because: 'one pass reads the text, and an unfinished comment must not swallow the page',
  },
  {
    names: ['product-price', 'subscription-price', 'product-checkout'],
    what: 'The digits of a price follow the locale',
    template: '{item|product-price}',
    data: {
      item: {
        structuredContent: {productType: 1, variants: [{priceMoney: {value: '1234.50', currency: 'EUR'}}]},
      },
    },
    locale: 'de',
    platform: '\n\n\n<div class="product-price">\n<span class="sqs-money-native">1,234.50</span>\n</div>',
    because: 'the server’s implementation does so, and a price in English digits misleads',
  },
  {
    names: ['product-price', 'varied-prices?', 'subscription-price'],
    what: 'Prices are compared as money where there is no `price`',
    template: '{item|product-price}',
    data: {
      item: {
        structuredContent: {
          productType: 1,
          variants: [
            {priceMoney: {value: '20.00', currency: 'EUR'}},
            {priceMoney: {value: '30.00', currency: 'EUR'}},
          ],
        },
      },
    },
    platform: '\n\n\n<div class="product-price">\n<span class="sqs-money-native">30.00</span>\n</div>',
    because: 'newer data has money only, and the highest price is not what a shopper pays at least',
  },
  {
    names: ['varied-prices?', 'product-price'],
    what: 'A missing `onSale` equals false',
    template: '{.section item}{.varied-prices?}from{.or}one price{.end}{.end}',
    data: {
      item: {structuredContent: {productType: 1, variants: [{price: 2000, onSale: false}, {price: 2000}]}},
    },
    platform: 'from',
    because: 'both mean that the variant is not on sale',
  },
  {
    names: ['from-price', 'normal-price', 'sale-price'],
    what: 'The lowest price of a digital product is its sale price while it is on sale',
    template: '{item|from-price}',
    data: {
      item: {
        structuredContent: {
          productType: 2,
          onSale: true,
          priceMoney: {value: '30.00', currency: 'EUR'},
          salePriceMoney: {value: '20.00', currency: 'EUR'},
        },
      },
    },
    platform: '3000',
    because: 'the description of the formatter says the lowest price',
  },
  {
    names: ['from-price', 'normal-price', 'sale-price', 'product-price', 'product-status'],
    what: 'A membership has the prices of its variants',
    template: '{item|product-price}',
    data: {
      item: {structuredContent: {productType: 5, variants: [{priceMoney: {value: '9.00', currency: 'EUR'}}]}},
    },
    platform: '\n\n\n<div class="product-price">\n<span class="sqs-money-native">0.00</span>\n</div>',
    because: 'the other implementation does not know product type 5',
  },
  {
    names: ['product-price'],
    what: 'Something that is no item prints a sentence',
    template: '{item|product-price}',
    data: {item: 5},
    platform: '\n\n\n<div class="product-price">\n<span class="sqs-money-native">0.00</span>\n</div>',
    because: 'a price of zero for what has no price hides the mistake in the template',
  },
  {
    names: ['variants-select', 'product-checkout'],
    what: 'A variant without a value for an option adds no empty choice',
    template: '{.section item}{@|variants-select}{.end}',
    data: {
      item: {
        structuredContent: {
          productType: 1,
          variantOptionOrdering: ['Size'],
          variants: [{attributes: {Size: ''}}, {attributes: {Size: 'L'}}],
        },
      },
    },
    platform:
      '\n  \n  \n  \n  \n\n  <div class="product-variants" data-item-id="" data-variants="[{&quot;attributes&quot;:{&quot;Size&quot;:&quot;&quot;}},{&quot;attributes&quot;:{&quot;Size&quot;:&quot;L&quot;}}]" data-animation-role="content">\n    <div class="variant-option">\n    <div class="variant-option-title">Size: </div>\n    <div class="variant-select-wrapper">\n      <select aria-label="Select Size" data-variant-option-name="Size">\n        <option value="">Select Size</option>\n        <option value=""></option><option value="L">L</option>\n      </select>\n    </div>\n    <div class="variant-radiobtn-wrapper" data-variant-option-name="Size">\n      <input type="radio" class="variant-radiobtn" value="" name="variant-option-Size" id="variant-option-Size-"/>\n      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Size-"></label>\n      <input type="radio" class="variant-radiobtn" value="L" name="variant-option-Size" id="variant-option-Size-L"/>\n      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-Size-L">L</label>\n    </div>\n    </div>\n  </div>\n',
    because: 'a shopper cannot choose an empty line',
  },
  {
    names: ['quantity-input', 'product-checkout'],
    what: 'The label is `localizedStrings.productQuantityInputText` if the site has it',
    template: '{item|quantity-input}',
    data: {
      item: {structuredContent: {productType: 1, variants: [{qtyInStock: 2}]}},
      localizedStrings: {productQuantityInputText: 'Menge'},
    },
    platform:
      '\n\n\n<div class="product-quantity-input" data-item-id="" data-animation-role="content">\n  <div class="quantity-label">Quantity:</div>\n  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>\n</div>',
    because: 'it was the only word of the form that a site could not translate',
  },
  {
    names: [
      'add-to-cart-btn',
      'product-checkout',
      'product-quick-view',
      'product-restock-notification',
      'summary-form-field',
      'item-classes',
      'image',
      'image-meta',
      'child-image-meta',
      'cover-image-meta',
      'image-color',
      'image-srcset',
      'video',
      'audio-player',
      'comments',
      'comment-link',
      'like-button',
      'social-button',
      'social-button-inline',
      'twitter-follow-button',
    ],
    what: 'Values inside the HTML of a formatter are escaped',
    template: '{image|image-meta}',
    data: {image: {assetUrl: '/a"b.jpg', title: 'Bowl'}},
    platform:
      'data-src="/a"b.jpg" data-image="/a"b.jpg" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="Bowl" ',
    because: 'a quotation mark in data must not end an attribute',
  },
  {
    names: ['image-meta', 'image', 'child-image-meta', 'cover-image-meta', 'video'],
    what: 'A missing or impossible coordinate of the focal point is the middle',
    template: '{image|image-meta}',
    data: {image: {assetUrl: '/a.jpg', mediaFocalPoint: {x: 0.2}}},
    platform:
      'data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="" data-image-focal-point="0.2,0" alt="" ',
    because: 'the edge of a picture is the worst part to keep when it is cropped',
  },
  {
    names: ['image'],
    what: 'All arguments are classes',
    template: '{image|image wide tall}',
    data: {image: {assetUrl: '/a.jpg', title: 'Bowl'}},
    platform:
      '<noscript><img src="/a.jpg" alt="Bowl" /></noscript><img class="thumb-image" data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="" data-image-focal-point="0.5,0.5" alt="Bowl" data-load="false" data-image-id="" data-type="image" />',
    because: 'the other implementation ignores them if there are two',
  },
  {
    names: ['image-srcset'],
    what: 'Nothing for what is no image, and an address with a query keeps it',
    template: '{image|image-srcset}',
    data: {image: {assetUrl: '/a.jpg?v=2', systemDataVariants: '100w,2500w'}},
    platform: ' srcset="/a.jpg?v=2?format=100w 100w,/a.jpg?v=2?format=2500w 2500w"',
    because: 'a second question mark breaks the address',
  },
  {
    names: ['product-restock-notification'],
    what: 'Nothing instead of blank lines where there is no notification',
    template: '[{item|product-restock-notification}]',
    data: {item: {structuredContent: {productType: 1, variants: [{}]}}},
    platform: '[\n\n\n\n\n\n]',
    because: 'blank lines are noise',
  },
  {
    names: ['money-format', 'moneyFormat', 'money-string', 'i18n-money-format'],
    what: 'They format money as the platform’s server does',
    template: '{cents|money-format}',
    data: {cents: 123456},
    platform: '123456',
    because: 'the other implementation leaves the number as it is',
  },
  {
    names: ['decimal', 'percentage-format', 'money'],
    what: 'An object with `value` counts as its number',
    template: '{price|decimal}',
    data: {price: {value: '12.5', currency: 'EUR'}},
    platform: '',
    because: 'messages read money so, and a formatter should not differ',
  },
  {
    names: ['datetime', 'datetime-interval', 'relative-time', 'timesince', 'date'],
    what: 'What is no date prints nothing, and is reported',
    template: '{when|timesince}',
    data: {when: []},
    platform: '<span class="timesince" data-date="0">about 56 years ago</span>',
    because: 'the beginning of 1970 is never the date that an author means',
  },
  {
    names: ['date'],
    what: 'A zone without an abbreviation has its distance from GMT',
    template: '{t|date %Z}',
    data: {t: 1778999000000, website: {timeZone: 'Asia/Kathmandu'}},
    platform: '+0545',
    because: 'this is what `Intl` calls the zone',
  },
  {
    names: ['same-day?'],
    what: 'Missing dates are on no day',
    template: '{.section event}{.same-day?}same{.or}other{.end}{.end}',
    data: {event: {title: 'Open day'}},
    platform: 'same',
    because: 'an event without dates has no day to share',
  },
  {
    names: ['excerpt?'],
    what: 'Spaces and invisible characters alone are no excerpt',
    template: '{.section item}{.excerpt?}yes{.or}no{.end}{.end}',
    data: {item: {excerpt: '<p>&nbsp;</p>'}},
    platform: 'yes',
    because: 'readers see nothing',
  },
  {
    names: ['location?'],
    what: 'A coordinate that is null is missing',
    template: '{.section event}{.location?}yes{.or}no{.end}{.end}',
    data: {event: {location: {mapLat: null, mapLng: null}}},
    platform: 'yes',
    because: 'a map cannot show it',
  },
  {
    names: ['comment-count'],
    what: 'A count that is no number is zero',
    template: '{item|comment-count}',
    data: {item: {publicCommentCount: 'many'}},
    platform: 'NaN Comments',
    because: '`NaN Comments` is no text for a visitor',
  },
  {
    names: ['encode-uri', 'encode-uri-component', 'url-encode'],
    what: 'Half of a character becomes the replacement character',
    template: '{half|encode-uri-component}',
    data: {half: '\ud800'},
    platform: '',
    because: 'the other implementation prints nothing at all for the text',
  },
  {
    names: ['product-scarcity'],
    what: 'A shop can show the stock of all variants before one is chosen',
    template: '{item|product-scarcity}',
    data: {
      item: {id: 'cup', structuredContent: {productType: 1, variants: [{qtyInStock: 3}, {qtyInStock: 2}]}},
      productMerchandisingContext: {
        cup: {
          scarcityEnabled: true,
          scarcityShownByDefault: true,
          scarcityText: 'Only {qtyInStock} left',
          scarcityTemplateViews: [
            {attributes: {Size: 'S'}, qtyInStock: 3},
            {attributes: {Size: 'L'}, qtyInStock: 2},
          ],
        },
      },
    },
    platform:
      '\n  <div class="product-scarcity" data-variant-attributes="{&quot;Size&quot;:&quot;S&quot;}" hidden>\n    Only 3 left\n  </div>\n\n  <div class="product-scarcity" data-variant-attributes="{&quot;Size&quot;:&quot;L&quot;}" hidden>\n    Only 2 left\n  </div>\n',
    because: 'the specification of the product asks for it',
  },
  {
    names: [
      'datetime',
      'datetime-interval',
      'relative-time',
      'decimal',
      'money',
      'message',
      'plural',
      'bookkeeper-money-format',
      'percentage-format',
    ],
    what: 'Dates, numbers and money in the language of a page come from `Intl`',
    template: '{now, later|relative-time allowWeeks}',
    data: {now: 1778999000000, later: 1780122200000},
    platform: 'in 13 days',
    because: 'the runtime has the data of every language, and its version decides spaces, words and rounding',
  },
  {
    names: ['website-color'],
    what: 'A color needs all of its parts',
    template: '{color|website-color}',
    data: {color: {hue: 1, saturation: null, lightness: 0.5}},
    platform: 'hsl(1, 0%, 50%)',
    because: 'a missing part is a mistake, and not the number zero',
  },
]
