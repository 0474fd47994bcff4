/** `Vitrine.cart` of the page's current modules. */
export const openCart = async () => (await import('../../src/page/store/public.ts')).openCart()
