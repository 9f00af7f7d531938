import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createPlaceFinderMachine } from './placeFinder.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => {
  const ports = inMemoryPorts()
  const find = vi.spyOn(ports.folders, 'find')
  const finder = createActor(createPlaceFinderMachine(ports)).start()
  const type = async (typed: string, ms = 200) => {
    finder.send({ type: 'finder.typed', resourceType: 'RECORDS', typed })
    await vi.advanceTimersByTimeAsync(ms)
    const { value, context } = finder.getSnapshot()
    return [value, context.found.map(({ name }) => name)]
  }
  return { ports, find, finder, type }
}

it('looks once somebody has stopped typing, and for nothing never', async () => {
  const { find, type } = open()
  await type('p', 50)
  await type('ph', 50)
  expect(await type('photo')).toEqual(['listing', ['Photographs']])
  expect(find.mock.calls.map(([, typed]) => typed)).toEqual(['photo'])
  expect(await type('no such folder')).toEqual(['nothing', []])
  expect(await type('  ')).toEqual(['idle', []])
  expect(find).toHaveBeenCalledTimes(2)
})

it('keeps what it found when it cannot look, and tries again', async () => {
  const { ports, finder, type } = open()
  await type('photo')
  ports.faults.fail('folders.find', { code: 'UNREACHABLE' }, 1)
  expect(await type('photog')).toEqual(['failed', ['Photographs']])
  finder.send({ type: 'retry' })
  await vi.advanceTimersByTimeAsync(0)
  expect(finder.getSnapshot().value).toBe('listing')
  finder.send({ type: 'finder.left' })
  expect([finder.getSnapshot().value, finder.getSnapshot().context]).toMatchObject(['idle', { typed: '', found: [] }])
})
