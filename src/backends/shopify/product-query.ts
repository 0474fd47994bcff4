const FIELDS =
  'fragment P on Product{id handle title descriptionHtml options{name}images(first:50){nodes{id url altText}}variants(first:250){nodes{id sku availableForSale quantityAvailable selectedOptions{name value}price{amount currencyCode}compareAtPrice{amount}image{id}}}}'

const PAGE = '{nodes{...P}pageInfo{hasNextPage}}'

/** Prices and availability are those of the country. */
const read = (variables: string, call: string): string =>
  `query(${variables}$c:CountryCode)@inContext(country:$c){r:${call}}${FIELDS}`

/** By id or by handle. */
export const FIND = read('$id:ID$h:String', 'product(id:$id handle:$h){...P}')
export const FIND_ALL = read('$ids:[ID!]!', 'nodes(ids:$ids){...P}')
export const LIST = read(
  '$n:Int!$k:ProductSortKeys$b:Boolean$q:String',
  `products(first:$n sortKey:$k reverse:$b query:$q)${PAGE}`,
)
export const LIST_COLLECTION = read(
  '$h:String!$n:Int!$k:ProductCollectionSortKeys$b:Boolean$f:[ProductFilter!]',
  `collection(handle:$h){products(first:$n sortKey:$k reverse:$b filters:$f)${PAGE}}`,
)
/** Shopify's full-text search. It has no order by title. */
export const SEARCH = read(
  '$q:String!$n:Int!$k:SearchSortKeys$b:Boolean$f:[ProductFilter!]',
  `search(query:$q types:PRODUCT first:$n sortKey:$k reverse:$b productFilters:$f)${PAGE}`,
)
export const RECOMMEND = read(
  '$id:ID!$i:ProductRecommendationIntent',
  'productRecommendations(productId:$id intent:$i){...P}',
)
