/** By id or by handle. Prices and what can be had are those of the country. */
export const FIND =
  'query($id:ID$h:String$c:CountryCode)@inContext(country:$c){r:product(id:$id handle:$h){id handle title descriptionHtml options{name}images(first:50){nodes{id url altText}}variants(first:250){nodes{id sku availableForSale quantityAvailable selectedOptions{name value}price{amount currencyCode}compareAtPrice{amount}image{id}}}}}'
