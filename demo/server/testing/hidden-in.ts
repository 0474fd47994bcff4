/** The hidden fields of the form of a checkout page. */
export const hiddenIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(
      (html.split('class="checkout-form"')[1] ?? '').matchAll(
        /<input type="hidden" name="([^"]+)" value="([^"]*)">/g,
      ),
      ([, name = '', value = '']) => [name, value],
    ),
  )
