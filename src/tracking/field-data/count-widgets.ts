import {STATE} from '../../contract/attributes.ts'

/** Counts the elements whose widget was mounted or has failed, each once, from the start of the page until the signal. */
export function countWidgets(signal: AbortSignal): () => {mounts: number; errors: number} {
  const tried = new WeakSet<Element>()
  const failed = new WeakSet<Element>()
  const counts = {mounts: 0, errors: 0}
  function add(element: unknown, isError: boolean): void {
    // a visitor without a network says nothing about a release
    if (!(element instanceof Element) || (isError && navigator.onLine === false)) return
    if (!tried.has(element)) counts.mounts++
    tried.add(element)
    if (isError && !failed.has(element)) counts.errors++
    if (isError) failed.add(element)
  }
  for (const state of ['mounted', 'error']) {
    for (const element of document.querySelectorAll(`[${STATE}=${state}]`)) add(element, state === 'error')
    document.addEventListener(`vitrine:${state}`, ({target}) => add(target, state === 'error'), {
      capture: true,
      signal,
    })
  }
  return () => counts
}
