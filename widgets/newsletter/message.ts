let count = 0

/** A line that says what is wrong. */
export function createMessage(text: string): HTMLElement {
  const line = document.createElement('p')
  line.id = `newsletter-message-${++count}`
  line.role = 'alert'
  line.className = 'newsletter__message'
  line.textContent = text
  return line
}
