import {describe, expect, it} from 'vitest'
import type {Store} from './held-cart.ts'
import {memberListRoutes} from './member-list-routes.ts'

function createStore(text: string | null = null): Store {
  let stored = text
  return {
    read: () => stored,
    write: (next) => {
      stored = next
    },
  }
}

function ask(store: Store, method: string, body?: unknown, name = 'wishlist') {
  const [, , serve] = memberListRoutes(store).find(([verb]) => verb === method) ?? []
  return serve?.(
    {method, path: '', header: () => null, body: JSON.stringify(body ?? null)},
    [name],
    new URLSearchParams(),
  ).body
}

describe('lists of the mock shop', () => {
  it('are empty at first, and stay', () => {
    const store = createStore()
    expect(ask(store, 'GET')).toEqual({itemIds: [], version: '0'})
    expect(ask(store, 'PUT', {itemIds: ['mug'], version: '0'})).toEqual({itemIds: ['mug'], version: '1'})
    expect(ask(store, 'GET')).toEqual({itemIds: ['mug'], version: '1'})
    expect(ask(store, 'GET', undefined, 'gifts')).toEqual({itemIds: [], version: '0'})
  })

  it.each(['{', '3', 'null', '{"wishlist": 3}'])('are empty where storage has %s', (text) => {
    expect(ask(createStore(text), 'GET')).toEqual({itemIds: [], version: '0'})
  })

  it('are refused with another version, a wrong name, or without products', () => {
    const store = createStore()
    expect(() => ask(store, 'PUT', {itemIds: [], version: '4'})).toThrow('changed meanwhile')
    expect(() => ask(store, 'GET', undefined, 'No name')).toThrow('no name')
    expect(() => ask(store, 'PUT', {version: '0'})).toThrow('itemIds')
    const many = Array.from({length: 201}, (_, index) => `${index}`)
    expect(() => ask(store, 'PUT', {itemIds: many, version: '0'})).toThrow('200')
  })
})
