/** By id or by slug: an address has the one or the other. */
export const FIND =
  'query($id:ID!$s:String!){r:product(id:$id){...P}s:product(slug:$s){...P}}fragment P on Product{id name slug description assets{id preview}optionGroups{name}variants{id sku price priceWithTax currencyCode stockLevel options{name group{name}}featuredAsset{id}}}'
