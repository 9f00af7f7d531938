import { expect, it, vi } from 'vitest'
import type { FirstActors } from '../../application/actors.ts'
import { type Capabilities, capability } from '../../application/capabilities/capability.ts'
import type { Arrival } from './Arrival.ts'
import { lazyScreen } from './screen.tsx'

it('fetches what its needs need in turn beside them, not when they are there', () => {
  const [needed, beside] = [capability<object>('needed'), capability<object>('beside')]
  const [load, fetch] = [vi.fn<Capabilities['load']>(() => new Promise(() => undefined)), vi.fn<Capabilities['fetch']>(async () => undefined)]
  const screen = lazyScreen({ needs: [needed], beside: [beside], load: async () => () => null })
  void screen.arrive({ capabilities: { load, fetch } } as unknown as FirstActors, {} as Arrival)
  expect([load.mock.calls, fetch.mock.calls]).toEqual([[[needed]], [[beside]]])
})
