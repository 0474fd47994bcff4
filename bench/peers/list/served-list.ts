/** Where the page's list and filters are, as the server wrote them. */
export const root = document.querySelector<HTMLElement>('.collection') ?? document.body

/** The list for the chosen filters, from the server. */
async function fetchList(form: HTMLFormElement): Promise<Element> {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value) query.append(name, value)
  const response = await fetch(`/shop?${query}`, {headers: {'Vitrine-Part': 'collection'}})
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html')
  history.pushState(null, '', `/shop?${query}`)
  return parsed.querySelector('.collection') ?? parsed.body
}

/** Calls `show` with the new list after each change of a filter. */
export function followFilters(show: (list: Element) => void): void {
  root.addEventListener('change', async ({target}) => {
    const form = target instanceof Element && target.closest('form')
    if (form) show(await fetchList(form))
  })
  root.dataset.ready = ''
}
