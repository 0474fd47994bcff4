import {type Mock, vi} from 'vitest'
import type {Mount, WidgetEntry} from '../../src/contract/widget.ts'

export interface FakeWidget extends WidgetEntry {
  mount: Mock<Mount>
  unmount: Mock<() => void>
  load: Mock<WidgetEntry['load']>
}

/** A line of the table whose widget only records calls. */
export function fakeWidget(name: string, rest: Partial<WidgetEntry> = {}): FakeWidget {
  const unmount = vi.fn()
  const mount = vi.fn<Mount>(() => unmount)
  return {name, strategy: 'idle', ...rest, mount, unmount, load: vi.fn(async () => ({mount}))}
}
