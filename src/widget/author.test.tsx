import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/preact'
import {afterEach, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {hear} from '../../test/helpers/hear.ts'
import {ErrorBoundary} from './ErrorBoundary.tsx'
import {useFetch} from './use-fetch.ts'

const said = watchConsole()
afterEach(cleanup)

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

it('a boundary shows its fallback in place of a component that throws, and reports the error', () => {
  const heard = hear('error')
  render(
    <ErrorBoundary name="prices" fallback={<p>Later.</p>}>
      <Failing />
    </ErrorBoundary>,
  )
  expect(document.body.textContent).toBe('Later.')
  expect(heard).toMatchObject([{detail: {widget: 'prices', error: new Error('no')}}])
  expect(said.errors.some(([line]) => line === '[vitrine] prices:')).toBe(true)
})

it('a boundary without a fallback shows nothing, and leaves other content alone', () => {
  render(
    <>
      <ErrorBoundary name="a">
        <Failing />
      </ErrorBoundary>
      <ErrorBoundary name="b" fallback="x">
        <p>Well</p>
      </ErrorBoundary>
    </>,
  )
  expect(document.body.textContent).toBe('Well')
})

it('useFetch shows the data, fetches again, and aborts on unmount', async () => {
  const calls: {signal: AbortSignal; end: (text: string) => void}[] = []
  const load = (signal: AbortSignal) => new Promise<string>((end) => void calls.push({signal, end}))
  const {unmount} = render(<Shown load={load} />)
  const button = screen.getByRole('button')
  expect(button.textContent).toBe('pending ')
  calls[0]?.end('one')
  await waitFor(() => expect(button.textContent).toBe('success one'))
  fireEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('pending one'))
  calls[1]?.end('two')
  await waitFor(() => expect(button.textContent).toBe('success two'))
  fireEvent.click(button)
  await waitFor(() => expect(calls).toHaveLength(3))
  unmount()
  await waitFor(() => expect(calls[2]?.signal.aborted).toBe(true))
})
