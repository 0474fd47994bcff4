/** Amounts with and without tax: the channel decides which of the two its prices are. */
const both = (name: string): string => `${name} ${name}WithTax `

const ORDER = `fragment O on Order{id createdAt couponCodes currencyCode ${both('subTotal')}${both('shipping')}${both('total')}shippingAddress{countryCode province postalCode city}shippingLines{shippingMethod{id name}}discounts{adjustmentSource ${both('amount')}}promotions{id couponCode name}lines{id quantity ${both('unitPrice')}${both('discountedUnitPrice')}${both('discountedLinePrice')}featuredAsset{preview}productVariant{id sku stockLevel product{id name slug}options{name group{name}}}}}`
export const RESULT = '{...O ...on ErrorResult{errorCode message}'
const LINES = `${RESULT}...on InsufficientStockError{quantityAvailable order{...O}}}`
export const whole = (operation: string): string => operation + ORDER

export const CHANNEL = '{activeChannel{pricesIncludeTax}}'
export const READ = whole('{r:activeOrder{...O}}')
export const ADD = whole(
  `mutation($id:ID!$n:Int!){r:addItemToOrder(productVariantId:$id quantity:$n)${LINES}}`,
)
export const SET = whole(`mutation($id:ID!$n:Int!){r:adjustOrderLine(orderLineId:$id quantity:$n)${LINES}}`)
export const CODE = whole(`mutation($c:String!){r:applyCouponCode(couponCode:$c)${RESULT}}}`)
export const UNCODE = whole('mutation($c:String!){r:removeCouponCode(couponCode:$c){...O}}')
/** Returns from the checkout to the cart: an order that is being paid cannot be changed. */
export const REOPEN = 'mutation{r:transitionOrderToState(state:"AddingItems"){__typename}}'
