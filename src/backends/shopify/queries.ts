const CART =
  'fragment C on Cart{id checkoutUrl buyerIdentity{countryCode}discountCodes{code applicable}discountAllocations{discountedAmount{amount}}cost{totalAmount{amount currencyCode}}delivery{addresses(selected:true){address{...on CartDeliveryAddress{countryCode provinceCode zip city}}}}deliveryGroups(first:9){nodes{selectedDeliveryOption{handle title estimatedCost{amount}}}}lines(first:250){nodes{id quantity attributes{key value}cost{amountPerQuantity{amount}compareAtAmountPerQuantity{amount}subtotalAmount{amount}}discountAllocations{discountedAmount{amount}}merchandise{...on ProductVariant{id sku availableForSale quantityAvailable requiresShipping selectedOptions{name value}image{url}product{id handle title}}}}}}'

const whole = (operation: string): string => operation + CART

const change = (variables: string, call: string): string =>
  whole(
    `mutation($id:ID!${variables}){r:${call}){cart{...C}userErrors{code field message}warnings{code message target}}}`,
  )

/** The mutation with this name, and one argument of this type. */
export const changeOf = (name: string, argument: string, type: string): string =>
  change(`$v:${type}`, `${name}(cartId:$id ${argument}:$v`)

export const READ = whole('query($id:ID!){r:cart(id:$id){...C}}')
export const BEGIN = 'mutation($v:CartInput){r:cartCreate(input:$v){cart{id}userErrors{code message}}}'
/** The quantity is required: without it, Shopify adds 1, or leaves the line unchanged. */
export const ADD = change(
  '$m:ID!$n:Int!$a:[AttributeInput!]',
  'cartLinesAdd(cartId:$id lines:[{merchandiseId:$m quantity:$n attributes:$a}]',
)
export const SET = change('$l:ID!$n:Int!', 'cartLinesUpdate(cartId:$id lines:[{id:$l quantity:$n}]')
export const REMOVE = changeOf('cartLinesRemove', 'lineIds', '[ID!]!')
