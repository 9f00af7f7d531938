import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { createDashboardMachine } from './dashboard.machine.ts'

const open = () => {
  const ports = inMemoryPorts()
  const read = vi.spyOn(ports.dashboards, 'read')
  const actor = createActor(createDashboardMachine(ports)).start()
  const until = (state: 'failed' | { readonly shown: 'still' | 'stuck' }) => vi.waitFor(() => expect(actor.getSnapshot().matches(state)).toBe(true))
  return { ports, read, actor, until }
}

describe('the dashboard', () => {
  it('is read for its period, from what is kept, and anew when it is asked to', async () => {
    const { read, actor, until } = open()
    actor.send({ type: 'dashboard.opened', period: 'days' })
    await until({ shown: 'still' })
    expect(actor.getSnapshot().context.dashboard?.added.period).toBe('days')
    actor.send({ type: 'refresh' })
    await until({ shown: 'still' })
    actor.send({ type: 'dashboard.opened', period: 'years' })
    expect(actor.getSnapshot().matches({ shown: 'refreshing' })).toBe(true)
    await until({ shown: 'still' })
    expect(read.mock.calls.map(([period, fresh]) => [period, fresh])).toEqual([
      ['days', false],
      ['days', true],
      ['years', false],
    ])
  })

  it('keeps what it shows when newer figures cannot be read, and tries the same again', async () => {
    const { ports, read, actor, until } = open()
    actor.send({ type: 'dashboard.opened', period: 'months' })
    await until({ shown: 'still' })
    const before = actor.getSnapshot().context.dashboard
    ports.faults.fail('dashboard.read', { code: 'UNREACHABLE' }, 1)
    actor.send({ type: 'refresh' })
    await until({ shown: 'stuck' })
    expect(actor.getSnapshot().context).toMatchObject({ dashboard: before, failure: { code: 'UNREACHABLE' } })
    actor.send({ type: 'retry' })
    await until({ shown: 'still' })
    expect(read.mock.calls.at(-1)?.slice(0, 2)).toEqual(['months', true])
  })

  it('says why it could not be read, and tries again', async () => {
    const { ports, actor, until } = open()
    ports.faults.fail('dashboard.read', { code: 'UNREACHABLE' }, 1)
    actor.send({ type: 'dashboard.opened', period: 'months' })
    await until('failed')
    expect(actor.getSnapshot().context.failure).toEqual({ code: 'UNREACHABLE' })
    actor.send({ type: 'retry' })
    await until({ shown: 'still' })
    expect(actor.getSnapshot().context.failure).toBeUndefined()
  })
})
