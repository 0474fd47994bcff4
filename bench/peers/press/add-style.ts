/** The style sheet of a package on a page that has none of it. */
export function addStyle(text: string): void {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
}
