/** `gid://shopify/Product/632910392` as a number, which is what Shopify's own pages name products by. */
export const shortId = (gid: unknown): string => /(?<![^/])\d+$/.exec(`${gid}`)?.[0] ?? ''

export const gidOf = (type: string, id: unknown): string => `gid://shopify/${type}/${shortId(id)}`
