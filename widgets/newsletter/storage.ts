/** Forms of a page by their order in it: one can stand there twice. */
export const draftKey = (form: HTMLFormElement): string =>
  `vitrine-newsletter ${location.pathname} ${[...document.forms].indexOf(form)}`

/** Storage can be forbidden, or full: what was typed is then in the page alone. */
export function attempt<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}

export const readDraft = (form: HTMLFormElement): string | null =>
  attempt((storage) => storage.getItem(draftKey(form)))
