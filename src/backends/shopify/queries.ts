const CART =
  'fragment C on Cart{id checkoutUrl createdAt buyerIdentity{countryCode}discountCodes{code applicable}discountAllocations{discountedAmount{amount}}cost{totalAmount{amount currencyCode}}delivery{addresses(selected:true){address{...on CartDeliveryAddress{countryCode provinceCode zip city}}}}deliveryGroups(first:9){nodes{selectedDeliveryOption{handle title estimatedCost{amount}}}}lines(first:250){nodes{id quantity attributes{key value}cost{amountPerQuantity{amount}compareAtAmountPerQuantity{amount}subtotalAmount{amount}}discountAllocations{discountedAmount{amount}}merchandise{...on ProductVariant{id sku availableForSale quantityAvailable requiresShipping selectedOptions{name value}image{url}product{id handle title}}}}}}'

/** A change by its name: each takes the cart and one argument more. */
export const change = (name: string, argument: string, type: string, more = ''): string =>
  `mutation($id:ID!$v:${type}){r:${name}(cartId:$id ${argument}:$v){cart{...C ${more}}userErrors{code field message}warnings{code message target}}}${CART}`

export const READ = `query($id:ID!){r:cart(id:$id){...C}}${CART}`
export const BEGIN = `mutation($v:CartInput){r:cartCreate(input:$v){cart{id}userErrors{code message}}}`
export const ADD = change('cartLinesAdd', 'lines', '[CartLineInput!]!')
export const SET = change('cartLinesUpdate', 'lines', '[CartLineUpdateInput!]!')
export const REMOVE = change('cartLinesRemove', 'lineIds', '[ID!]!')
export const CODES = change('cartDiscountCodesUpdate', 'discountCodes', '[String!]!')
export const BUYER = change('cartBuyerIdentityUpdate', 'buyerIdentity', 'CartBuyerIdentityInput!')
