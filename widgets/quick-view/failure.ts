import {readPath} from '../../src/lib/read-path.ts'
import {report} from '../../src/lib/report.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {showAlert} from '../../src/ui/alert.ts'
import {definition} from './definition.ts'
import {texts} from './strings.ts'

/** What the server says of it is shown, else where the product can be seen all the same (product.md §8). */
export function tellFailure(failure: unknown, opener: Element): void {
  const text = (path: string) => textOrNull(readPath(failure, path))
  const title = text('cause.title')
  const error = text('cause.error')
  if (!error && !readPath(failure, 'isExpected')) report(definition.name, failure, opener)
  void showAlert({
    // an error of another kind is a chunk that could not be fetched
    title: texts('error', {message: title ?? text('visitorMessage') ?? texts('offline')}),
    message: (title && error) ?? texts('failed'),
    close: texts('ok'),
  })
}
