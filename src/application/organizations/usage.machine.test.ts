import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { THROTTLE_MS } from '../notifications/throttle.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createUsageMachine } from './usage.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = async (fail = false) => {
  const ports = inMemoryPorts()
  if (fail) ports.faults.fail('usage.read', { code: 'UNREACHABLE' }, 1)
  const read = vi.spyOn(ports.usages, 'read')
  const usage = createActor(createUsageMachine(ports)).start()
  await vi.advanceTimersByTimeAsync(0)
  return { ...ports, library: ports.sample.library, read, usage }
}

it('reads the usage, and once more after a burst of changes', async () => {
  const { usage, library, read } = await open()
  expect([usage.getSnapshot().value, usage.getSnapshot().context.usage?.files]).toEqual(['known', 247])
  for (let step = 0; step < 20; step += 1) library.publish({ kind: 'usage.changed' })
  expect([usage.getSnapshot().value, usage.getSnapshot().context.usage?.files]).toEqual(['known', 247])
  await vi.advanceTimersByTimeAsync(THROTTLE_MS)
  expect([usage.getSnapshot().value, read.mock.calls.length]).toEqual(['known', 2])
})

it('is read once a second at most while files keep coming, and no reading is called off', async () => {
  const { library, read } = await open()
  for (let ms = 0; ms < 10_000; ms += 20) {
    library.publish({ kind: 'usage.changed' })
    await vi.advanceTimersByTimeAsync(20)
  }
  expect(read.mock.calls.length).toBeGreaterThan(5)
  expect(read.mock.calls.length).toBeLessThanOrEqual(12)
  expect(read.mock.calls.some(([signal]) => signal.aborted)).toBe(false)
})

it('does not mind other news', async () => {
  const { usage, library } = await open()
  library.publish({ kind: 'contents.changed', folderId: null, type: 'RECORDS' })
  expect(usage.getSnapshot().value).toBe('known')
})

it('can be tried again', async () => {
  const { usage } = await open(true)
  expect(usage.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { code: 'UNREACHABLE' } } })
  usage.send({ type: 'retry' })
  await vi.advanceTimersByTimeAsync(0)
  expect(usage.getSnapshot().value).toBe('known')
})
