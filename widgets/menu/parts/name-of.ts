/** A button of the platform contains its names: its script shows one of them at a time. */
export const nameOf = (button: Element, state: 'open' | 'close'): string | undefined =>
  button.querySelector(`[class*=burger-${state}-title]`)?.textContent?.trim() || undefined
