import {page} from '../../page/page.ts'

const loadReporter = () => import('./report-errors.ts')

const TYPES = ['error', 'unhandledrejection', 'rejectionhandled', 'vitrine:error']

/**
 * The source of an error, of a rejected promise, or of a script that could not be fetched. A thrown value may throw
 * when it is read.
 */
function placeOf({filename, error, reason, target}: Partial<ErrorEvent & PromiseRejectionEvent>): string {
  try {
    return [filename, (error ?? reason)?.stack, Object(target).src].join()
  } catch {
    return ''
  }
}

/**
 * Catches errors from now on, and loads their reporter at the first one. Catches errors in our files and widgets,
 * or all errors of the page if the loader's tag has `data-errors="all"`.
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
