// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest'
import {store} from '../page/store/store.ts'
import {createScope} from './scope.ts'

function open() {
  const end = new AbortController()
  const onError = vi.fn()
  return {end: () => end.abort(), onError, scope: createScope(end.signal, onError)}
}

describe('a scope', () => {
  it('gives elements back when its signal is aborted, and changes none later', () => {
    document.body.innerHTML = '<p title="served">Served</p>'
    const [element] = document.querySelectorAll('p')
    const {scope, end} = open()
    const change = () => element && scope.adopt(element, {content: 'Ours', attributes: {title: null}})
    change()
    expect(document.body.innerHTML).toBe('<p>Ours</p>')
    end()
    change()
    expect(document.body.innerHTML).toBe('<p title="served">Served</p>')
  })

  it('follows the store until then', () => {
    const show = vi.fn(() => undefined)
    const {scope, end} = open()
    scope.followStore(({loading}) => loading, show)
    store.setState({loading: true})
    end()
    store.setState({loading: false})
    expect(show.mock.calls).toEqual([[false], [true]])
  })

  it('shows texts at once, and again when the page replaces them', () => {
    const show = vi.fn()
    const {scope, end} = open()
    scope.followTexts(show)
    document.dispatchEvent(new Event('vitrine:strings'))
    end()
    document.dispatchEvent(new Event('vitrine:strings'))
    expect(show).toHaveBeenCalledTimes(2)
  })

  it('reports failures of code and of what follows the store, until it ends', async () => {
    const {scope, end, onError} = open()
    const [missing, broken] = [new Error('missing'), new Error('broken')]
    await scope.lazy(() => Promise.reject(missing)).run(() => {})
    scope.followStore(
      ({loading}) => loading,
      (loading) => {
        if (loading) throw broken
        return undefined
      },
    )
    store.setState({loading: true})
    end()
    await scope.lazy(() => Promise.reject(missing)).run(() => {})
    expect(onError.mock.calls).toEqual([[missing], [broken]])
    store.setState({loading: false})
  })
})
