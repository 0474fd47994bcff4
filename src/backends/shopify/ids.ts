/** The number in `gid://shopify/Product/632910392`: Shopify's pages use it as the product id. */
export const shortId = (gid: unknown): string => /(?<![^/])\d+$/.exec(`${gid}`)?.[0] ?? ''

export const gidOf = (type: string, id: unknown): string => `gid://shopify/${type}/${shortId(id)}`
