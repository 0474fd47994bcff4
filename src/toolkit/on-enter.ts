/** A key handler that runs `act` on Enter, in place of what the key does by itself (product.md §5). Not while a word is composed. */
export const onEnter =
  (act: (event: KeyboardEvent) => void) =>
  (event: KeyboardEvent): void => {
    // `Return` on keyboards of old
    if (!/^(Enter|Return)$/.test(event.key) || event.isComposing) return
    event.preventDefault()
    act(event)
  }
