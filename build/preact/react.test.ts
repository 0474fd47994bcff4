// @vitest-environment happy-dom
import * as preact from 'preact'
import * as react from 'react'
import {flushSync} from 'react-dom'
import * as reactDom from 'react-dom/client'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {pause, until} from '../../test/helpers/until.ts'
import * as ours from './react.ts'
import * as oursDom from './react-dom.ts'
import * as oursDomClient from './react-dom-client.ts'

type Component = () => unknown

/** The API of either library that these tests need. */
interface Library {
  name: string
  useSyncExternalStore: <T>(subscribe: (changed: () => void) => () => void, read: () => T) => T
  useLayoutEffect: typeof ours.useLayoutEffect
  useState: typeof ours.useState
  useId: typeof ours.useId
  /** Mounts a tree of components as siblings. */
  mount: (...components: Component[]) => () => void
}

const place = (): HTMLElement => document.body.appendChild(document.createElement('div'))

const libraries: Library[] = [
  {
    name: 'build/preact',
    ...ours,
    mount(...components) {
      const root = oursDomClient.createRoot(place())
      const children = components.map((component, key) =>
        preact.h(component as preact.FunctionComponent, {key}),
      )
      oursDom.flushSync(() => root.render(preact.h(preact.Fragment, null, ...children)))
      return root.unmount
    },
  },
  {
    name: 'react',
    ...react,
    mount(...components) {
      const root = reactDom.createRoot(place())
      const children = components.map((component, key) => react.createElement(component as react.FC, {key}))
      flushSync(() => root.render(react.createElement(react.Fragment, null, ...children)))
      return () => root.unmount()
    },
  },
]

function createStore<T>(value: T) {
  const listeners = new Set<() => void>()
  return {
    listeners,
    read: () => value,
    set(next: T) {
      value = next
      for (const notify of listeners) notify()
    },
    subscribe: vi.fn((tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    }),
  }
}

const shown = (): string => document.body.textContent ?? ''

beforeEach(() => {
  document.body.innerHTML = ''
})

describe.each(libraries)('useSyncExternalStore of $name', (library) => {
  const {useSyncExternalStore, useLayoutEffect, useState, mount} = library
  let end = () => {}

  afterEach(() => end())

  it('displays the store’s value, initially and after each change', async () => {
    const store = createStore('a')
    end = mount(() => useSyncExternalStore(store.subscribe, store.read))
    expect(shown()).toBe('a')
    await until(() => expect(store.listeners.size).toBe(1))
    for (const value of ['b', 'c']) {
      store.set(value)
      await until(() => expect(shown()).toBe(value))
    }
    expect(store.subscribe).toHaveBeenCalledOnce()
  })

  it('displays a change between rendering and subscribing', async () => {
    const store = createStore('a')
    const early = () => {
      useLayoutEffect(() => store.set('b'), [])
      return null
    }
    end = mount(early, () => useSyncExternalStore(store.subscribe, store.read))
    await until(() => expect(shown()).toBe('b'))
  })

  it('does not render again while its snapshot stays the same', async () => {
    const store = createStore({a: 1, n: Number.NaN})
    const render = vi.fn()
    end = mount(() => {
      const {a, n} = {
        a: useSyncExternalStore(store.subscribe, () => store.read().a),
        n: useSyncExternalStore(store.subscribe, () => store.read().n),
      }
      render()
      return `${a} ${n}`
    })
    await until(() => expect(store.listeners.size).toBe(2))
    store.set({a: 1, n: Number.NaN})
    await pause(20)
    expect(render).toHaveBeenCalledOnce()
    store.set({a: 2, n: Number.NaN})
    await until(() => expect(shown()).toBe('2 NaN'))
  })

  it('reads with the latest function', async () => {
    const store = createStore({a: 'a1', b: 'b1'})
    let select = (_key: 'a' | 'b') => {}
    end = mount(() => {
      const [key, setKey] = useState<'a' | 'b'>('a')
      select = setKey
      return useSyncExternalStore(store.subscribe, () => store.read()[key])
    })
    select('b')
    await until(() => expect(shown()).toBe('b1'))
    store.set({a: 'a1', b: 'b2'})
    await until(() => expect(shown()).toBe('b2'))
  })

  it('subscribes again when the store changes', async () => {
    const [one, two] = [createStore('one'), createStore('two')]
    let swap = () => {}
    end = mount(() => {
      const [store, setStore] = useState(() => one)
      swap = () => setStore(() => two)
      return useSyncExternalStore(store.subscribe, store.read)
    })
    swap()
    await until(() => expect(shown()).toBe('two'))
    await until(() => expect([one.listeners.size, two.listeners.size]).toEqual([0, 1]))
    two.set('three')
    await until(() => expect(shown()).toBe('three'))
  })

  it('notifies every component of a change', async () => {
    const store = createStore(1)
    const part = () => useSyncExternalStore(store.subscribe, () => `${store.read()},`)
    end = mount(part, part)
    await until(() => expect(store.listeners.size).toBe(2))
    store.set(2)
    await until(() => expect(shown()).toBe('2,2,'))
  })

  it('unsubscribes when its component unmounts', async () => {
    const store = createStore('a')
    const unmount = mount(() => useSyncExternalStore(store.subscribe, store.read))
    await until(() => expect(store.listeners.size).toBe(1))
    unmount()
    await until(() => expect(store.listeners.size).toBe(0))
    expect(shown()).toBe('')
  })
})

describe.each(libraries)('useId of $name', ({useId, useState, mount}) => {
  it('differs between roots, and stays the same', async () => {
    const ids: string[] = []
    const one = () => {
      const [times, setTimes] = useState(0)
      ids.push(useId())
      if (!times) setTimes(1)
      return null
    }
    const ends = [mount(one), mount(one)]
    await until(() => expect(ids).toHaveLength(4))
    expect([ids[1], ids[3]]).toEqual([ids[0], ids[2]])
    expect(ids[0]).not.toBe(ids[2])
    for (const end of ends) end()
  })
})
