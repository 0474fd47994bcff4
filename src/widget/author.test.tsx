import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {beforeEach, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {hear} from '../../test/helpers/hear.ts'
import {until} from '../../test/helpers/until.ts'
import {ErrorBoundary} from './ErrorBoundary.tsx'
import {useFetch} from './use-fetch.ts'

const said = watchConsole()
beforeEach(() => document.body.replaceChildren())

const roots = (): ReturnType<typeof createRoot> =>
  createRoot(document.body.appendChild(document.createElement('div')))

const Failing = () => {
  throw new Error('no')
}

interface ShownProps {
  load: (signal: AbortSignal) => Promise<string>
}

function Shown({load}: ShownProps) {
  const {status, data, refetch} = useFetch(load)
  return (
    <button type="button" onClick={() => void refetch()}>
      {status} {data}
    </button>
  )
}

it('a boundary shows its fallback in place of a component that throws, and reports the error', async () => {
  const heard = hear('error')
  const root = roots()
  flushSync(() =>
    root.render(
      <ErrorBoundary name="prices" fallback={<p>Later.</p>}>
        <Failing />
      </ErrorBoundary>,
    ),
  )
  await until(() => expect(document.body.textContent).toBe('Later.'))
  expect(heard).toMatchObject([{detail: {widget: 'prices', error: new Error('no')}}])
  expect(said.errors.some(([line]) => line === '[vitrine] prices:')).toBe(true)
  flushSync(() => root.unmount())
})

it('a boundary without a fallback shows nothing, and leaves other content alone', async () => {
  const root = roots()
  flushSync(() =>
    root.render(
      <>
        <ErrorBoundary name="a">
          <Failing />
        </ErrorBoundary>
        <ErrorBoundary name="b" fallback="x">
          <p>Well</p>
        </ErrorBoundary>
      </>,
    ),
  )
  await until(() => expect(document.body.textContent).toBe('Well'))
  flushSync(() => root.unmount())
})

it('useFetch shows the data, fetches again, and aborts on unmount', async () => {
  const calls: {signal: AbortSignal; end: (text: string) => void}[] = []
  const load = (signal: AbortSignal) => new Promise<string>((end) => void calls.push({signal, end}))
  const root = roots()
  flushSync(() => root.render(<Shown load={load} />))
  const button = () => document.querySelector('button')
  await until(() => expect(button()?.textContent).toBe('pending '))
  calls[0]?.end('one')
  await until(() => expect(button()?.textContent).toBe('success one'))
  button()?.click()
  await until(() => expect(button()?.textContent).toBe('pending one'))
  calls[1]?.end('two')
  await until(() => expect(button()?.textContent).toBe('success two'))
  button()?.click()
  await until(() => expect(calls).toHaveLength(3))
  flushSync(() => root.unmount())
  await until(() => expect(calls[2]?.signal.aborted).toBe(true))
})
