/** Returns the text for a named place. */
export type Say = (place: string) => string

/** A formatter that prints elements or attributes, and data with arbitrary texts. */
export interface Fragment {
  name: string
  template: string
  data: (say: Say) => unknown
}

const product = (say: Say) => ({
  id: say('id'),
  collectionId: say('collection'),
  structuredContent: {
    productType: 1,
    useCustomAddButtonText: true,
    customAddButtonText: say('label'),
    additionalFieldsForm: {name: say('form'), fields: [{title: say('field')}]},
    isSubscribable: false,
    variantOptionOrdering: [say('option')],
    variants: [
      {sku: say('sku'), unlimited: true, attributes: {[say('option')]: say('value')}},
      {sku: 'b', unlimited: true, attributes: {[say('option')]: say('other')}},
    ],
  },
})

const merchandising = (say: Say) => ({
  item: {id: 'one', structuredContent: {productType: 1, variants: []}},
  website: {captchaSettings: {siteKey: say('key')}},
  productMerchandisingContext: {
    one: {
      customSoldOutText: say('sold out'),
      scarcityEnabled: true,
      scarcityText: 'Only {qtyInStock}',
      scarcityTemplateViews: [{qtyInStock: 1, attributes: {[say('option')]: say('value')}}],
      mailingListSignUpEnabled: true,
      restockNotificationMessages: {
        buttonText: say('button'),
        CTAText: say('call'),
        placeholderText: say('placeholder'),
        mailingListDescription: say('list'),
      },
      restockNotificationViews: [{variantId: say('variant')}],
    },
  },
})

const image = (say: Say) => ({
  id: say('id'),
  assetUrl: `/${say('url')}`,
  originalSize: '640x480',
  title: say('title'),
  componentKey: say('key'),
  licensedAssetPreview: {contentAuthor: say('author')},
  colorData: {topLeftAverage: say('color')},
  systemDataVariants: '100w,300w',
})

const content = (say: Say) => ({
  item: {
    id: say('id'),
    fullUrl: say('url'),
    title: say('title'),
    assetUrl: say('asset'),
    recordType: 1,
    systemDataId: say('data'),
    publicCommentCount: 3,
    commentState: 1,
    likeCount: 2,
    userName: say('user'),
    rawTitle: say('question'),
    value: say('answer'),
    type: 'text',
    oembed: {html: say('embed'), providerName: say('provider')},
    structuredContent: {audioAssetUrl: say('audio')},
  },
  website: {shareButtonOptions: {facebook: true}},
  websiteSettings: {simpleLikingEnabled: true},
})

const of = (name: string, template: string, data: Fragment['data']): Fragment => ({name, template, data})

export const fragments: readonly Fragment[] = [
  ...['add-to-cart-btn', 'product-checkout', 'quantity-input', 'variants-select', 'product-quick-view x'].map(
    (name) => of(name, `{@|${name}}`, product),
  ),
  ...['product-status', 'product-scarcity', 'product-restock-notification'].map((name) =>
    of(name, `{item|${name}}`, merchandising),
  ),
  of('image', '{@|image}', image),
  ...['image-meta', 'image-srcset', 'image-color'].map((name) => of(name, `<img {@|${name}}>`, image)),
  of('child-image-meta', '<img {@|child-image-meta}>', (say) => ({items: [image(say)]})),
  of('cover-image-meta', '<img {@|cover-image-meta}>', (say) => ({coverImage: image(say)})),
  ...[
    'audio-player',
    'comment-link',
    'comments',
    'like-button',
    'social-button',
    'social-button-inline',
    'summary-form-field',
    'twitter-follow-button',
    'video',
  ].map((name) => of(name, `{item|${name}}`, content)),
  of('htmlattr', '<i title="{item.title|htmlattr}" lang="{item.id|htmltag}">{item.value|html}</i>', content),
]
