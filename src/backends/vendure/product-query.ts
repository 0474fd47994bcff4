const FIELDS =
  'fragment P on Product{id name slug description assets{id preview}optionGroups{name}variants{id sku price priceWithTax currencyCode stockLevel options{name group{name}}featuredAsset{id}}}'

/** By id or by slug: pages name products by either. */
export const FIND = `query($id:ID!$s:String!){r:product(id:$id){...P}s:product(slug:$s){...P}}${FIELDS}`

export const FIND_ALL = `query($o:ProductListOptions){r:products(options:$o){items{...P}}}${FIELDS}`
/** Only ids: the results of a search have no options. */
export const SEARCH = 'query($i:SearchInput!){r:search(input:$i){items{productId}totalItems}}'
