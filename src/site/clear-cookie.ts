/** Removes a cookie of the whole site, of this host's and of those above it. */
export function clearCookie(name: string): void {
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `;domain=${parts.slice(index).join('.')}`)
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: gone before the next line runs
    for (const domain of ['', ...domains]) document.cookie = `${name}=;path=/;max-age=-1${domain}`
  } catch {}
}
