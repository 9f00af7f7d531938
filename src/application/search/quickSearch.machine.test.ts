import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createQuickSearchMachine, DEBOUNCE_MS } from './quickSearch.machine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = () => {
  const ports = inMemoryPorts()
  const search = vi.spyOn(ports.searches, 'search')
  const quick = createActor(createQuickSearchMachine(ports)).start()
  const type = (term: string) => quick.send({ type: 'term.changed', term })
  const wait = (ms = DEBOUNCE_MS) => vi.advanceTimersByTimeAsync(ms)
  return { ...ports, search, quick, type, wait }
}

describe('search while typing', () => {
  it('searches once when the typing pauses', async () => {
    const { quick, type, wait, search } = open()
    for (const term of ['l', 'li', 'lig', 'ligh']) {
      type(term)
      await wait(DEBOUNCE_MS - 1)
    }
    expect([quick.getSnapshot().value, search.mock.calls.length]).toEqual(['waiting', 0])
    await wait()
    expect([quick.getSnapshot().value, search.mock.calls.map(([{ term }]) => term)]).toEqual(['listing', ['ligh']])
    expect([quick.getSnapshot().context.hits.length, quick.getSnapshot().context.total]).toEqual([8, 45])
  })

  it('waits no longer than the specification of a quick answer allows', () => {
    expect(DEBOUNCE_MS).toBeLessThanOrEqual(120)
  })

  it('keeps the hits on offer until the next ones are there, and calls off the search before', async () => {
    const { quick, type, wait, faults, search } = open()
    type('light')
    await wait()
    faults.hold('searches.search')
    type('lighthouse')
    await wait()
    expect([quick.getSnapshot().value, quick.getSnapshot().context.hits.length]).toEqual(['searching', 8])
    faults.mend('searches.search')
    type('herring')
    await wait()
    expect([search.mock.calls[1]?.[1].aborted, quick.getSnapshot().value, quick.getSnapshot().context.total]).toEqual([true, 'listing', 40])
  })

  it('says that nothing matches, and asks for nothing without a term', async () => {
    const { quick, type, wait, search } = open()
    type('zeppelin')
    await wait()
    expect(quick.getSnapshot().value).toBe('nothing')
    type('   ')
    await wait()
    expect([quick.getSnapshot().value, search.mock.calls.length]).toEqual(['idle', 1])
  })

  it('can be tried again, and closed', async () => {
    const { quick, type, wait, faults } = open()
    faults.fail('searches.search', { code: 'UNAVAILABLE' }, 1)
    type('light')
    await wait()
    expect(quick.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { code: 'UNAVAILABLE' } } })
    quick.send({ type: 'retry' })
    await wait(0)
    expect(quick.getSnapshot().value).toBe('listing')
    quick.send({ type: 'close' })
    expect(quick.getSnapshot()).toMatchObject({ value: 'idle', context: { term: '', hits: [] } })
  })
})
