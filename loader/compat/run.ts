import {report} from '../../src/page/report.ts'

/** Runs a page’s own function. An error is reported and stops nothing else. */
export function run(task: unknown, ...values: unknown[]): void {
  if (typeof task !== 'function') return
  try {
    Reflect.apply(task, values[0], values)
  } catch (error) {
    report('compat', error)
  }
}

/** Runs a task once the page is parsed. */
export function whenReady(task: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', task, {once: true})
  else queueMicrotask(task)
}
