/** Bytes of a text, as they are sent. */
export const byteLength = (text: string): number => new TextEncoder().encode(text).length
