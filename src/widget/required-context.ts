import {type Context, createContext, useContext} from 'react'

export interface RequiredContext<T> {
  Provider: Context<T | undefined>['Provider']
  /** Throws outside the provider: a default would hide the mistake (product.md §8). */
  useValue: () => T
}

/**
 * For components of pages that are React apps. Not for widgets: each is a separate island, and their build of Preact
 * has no contexts (build/preact-without-unused.ts).
 */
export function createRequiredContext<T>(name: string): RequiredContext<T> {
  const Held = createContext<T | undefined>(undefined)
  return {
    Provider: Held.Provider,
    useValue() {
      const value = useContext(Held)
      if (value === undefined)
        throw new Error(`${name} is read outside its provider. Put the component inside <${name}.Provider>`)
      return value
    },
  }
}
