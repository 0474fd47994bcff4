const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The HTML name, which is lowercase: `lightboxTheme` is `data-lightbox-theme`. */
export const attributeName = (name: string): string => `data-${kebab(name)}`

/** The React name: `item-id` is `itemId`. */
export const propName = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `onItemAdded` is `item-added`. */
export const eventName = (prop: string): string => kebab(prop.slice(2)).slice(1)
