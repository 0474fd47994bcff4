import {page} from '../../page/page.ts'

const loadReporter = () => import('./report-errors.ts')

const TYPES = ['error', 'unhandledrejection', 'rejectionhandled', 'vitrine:error']

/** Of an error, of a promise, and of a script that could not be fetched. What was thrown may throw when it is looked at. */
function placeOf({filename, error, reason, target}: Partial<ErrorEvent & PromiseRejectionEvent>): string {
  try {
    return [filename, (error ?? reason)?.stack, Object(target).src].join()
  } catch {
    return ''
  }
}

/**
 * Catches errors from now on, and loads their reporter with the first. Those of our own files and widgets, or all
 * of the page where the loader's tag says `data-errors="all"`.
 */
export function armErrors(load: typeof loadReporter = loadReporter): void {
  const {base, errors} = page()
  const waiting: Event[] = []
  let report = (event: Event): void => {
    if (waiting.push(event) > 1) return
    load().then(
      ({createReporter}) => {
        report = createReporter()
        waiting.splice(0).forEach(report)
      },
      () => waiting.splice(0),
    )
  }
  const isOurs = (event: Event) =>
    errors === 'all' || event instanceof CustomEvent || (base && placeOf(event).includes(`${base}chunks/`))
  if (errors === 'off') return
  for (const type of TYPES) addEventListener(type, (event) => isOurs(event) && report(event), true)
}
