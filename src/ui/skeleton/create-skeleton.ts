/** Bars in place of content that is loading, with a text for screen readers. The style sheet shows them after 300 ms. */
export function createSkeleton(text: string, rows: number): Node[] {
  const [words, bars] = [document.createElement('span'), document.createElement('span')]
  words.className = 'vitrine-skeleton__text'
  words.textContent = text
  bars.className = 'vitrine-skeleton'
  bars.setAttribute('aria-hidden', 'true')
  for (let row = 0; row < rows; row++) {
    const bar = document.createElement('span')
    bar.className = 'vitrine-skeleton__row'
    bars.append(bar)
  }
  return [words, bars]
}
