/** Amounts come with tax and without: the channel says which of them its prices are. */
const both = (name: string): string => `${name} ${name}WithTax `

const ORDER = `fragment O on Order{id createdAt couponCodes currencyCode ${both('subTotal')}${both('shipping')}${both('total')}shippingAddress{countryCode province postalCode city}shippingLines{shippingMethod{id name}}discounts{adjustmentSource description ${both('amount')}}promotions{id couponCode name}lines{id quantity ${both('unitPrice')}${both('discountedUnitPrice')}${both('discountedLinePrice')}featuredAsset{preview}productVariant{id sku stockLevel product{id name slug}options{name group{name}}}}}`
const PRODUCT =
  'fragment P on Product{id name slug description featuredAsset{preview}assets{id preview}optionGroups{name}variants{id sku price priceWithTax currencyCode stockLevel options{name group{name}}featuredAsset{id}}}'

const RESULT = '{...O ...on ErrorResult{errorCode message}'
const LINES = `${RESULT}...on InsufficientStockError{quantityAvailable order{...O}}}`
const whole = (operation: string, fragment = ORDER): string => `${operation}${fragment}`

export const CHANNEL = '{activeChannel{pricesIncludeTax}}'
export const READ = whole('{r:activeOrder{...O}}')
export const ADD = whole(
  `mutation($id:ID!$n:Int!){r:addItemToOrder(productVariantId:$id quantity:$n)${LINES}}`,
)
export const SET = whole(`mutation($id:ID!$n:Int!){r:adjustOrderLine(orderLineId:$id quantity:$n)${LINES}}`)
export const CODE = whole(`mutation($c:String!){r:applyCouponCode(couponCode:$c)${RESULT}}}`)
export const UNCODE = whole('mutation($c:String!){r:removeCouponCode(couponCode:$c){...O}}')
export const PLACE = whole(`mutation($a:CreateAddressInput!){r:setOrderShippingAddress(input:$a)${RESULT}}}`)
export const METHODS = '{r:eligibleShippingMethods{id}}'
export const METHOD = whole(`mutation($id:[ID!]!){r:setOrderShippingMethod(shippingMethodId:$id)${RESULT}}}`)
/** Back from a checkout that was begun: what is being paid cannot be changed. */
export const REOPEN = 'mutation{r:transitionOrderToState(state:"AddingItems"){__typename}}'
/** By id or by slug: an address has the one or the other. */
export const FIND = whole(
  'query($id:ID!$s:String!){r:product(id:$id){...P}s:product(slug:$s){...P}}',
  PRODUCT,
)
