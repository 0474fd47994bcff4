/**
 * A key handler that runs `act` on Enter, in place of the key's default action (product.md §5). Ignored during IME
 * composition.
 */
export const onEnter =
  (act: (event: KeyboardEvent) => void) =>
  (event: KeyboardEvent): void => {
    // `Return` on old keyboards
    if (!/^(Enter|Return)$/.test(event.key) || event.isComposing) return
    event.preventDefault()
    act(event)
  }
