import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { Faults } from '../../infrastructure/memory/Faults.ts'
import { InMemoryActivityGateway } from '../../infrastructure/activity/InMemoryActivityGateway.ts'
import { LETTERS, sampleActivity } from '../../infrastructure/activity/sampleActivity.ts'
import { createActivityLogMachine, type ActivityLogEvent } from './activityLog.machine.ts'

const open = async () => {
  const faults = new Faults()
  const activity = new InMemoryActivityGateway(sampleActivity(), faults)
  const log = createActor(createActivityLogMachine({ ...inMemoryPorts(), activity })).start()
  const send = async (event: ActivityLogEvent) => {
    log.send(event)
    await vi.waitFor(() => expect(['typing', 'reading', 'extending']).not.toContain(log.getSnapshot().value))
    return log.getSnapshot()
  }
  await send({ type: 'log.opened', organizationId: 'organization-1' })
  return { activity, faults, log, send }
}

it('reads the newest entries, and older ones at the end of the list until it has all', async () => {
  const { send, activity } = await open()
  const sizes: number[] = []
  for (let page = 0; page < 3; page += 1) sizes.push((await send({ type: 'more.wanted' })).context.entries.length)
  expect(sizes).toEqual([100, 130, 130])
  const read = vi.spyOn(activity, 'read')
  await send({ type: 'more.wanted' })
  expect(read).not.toHaveBeenCalled()
})

it('waits until the filter is typed, then reads once from the beginning', async () => {
  const { send, log, activity } = await open()
  await send({ type: 'more.wanted' })
  const read = vi.spyOn(activity, 'read')
  for (const firstName of ['N', 'No', 'Nor']) log.send({ type: 'filter.changed', change: { firstName } })
  const { value, context } = await send({ type: 'filter.changed', change: { firstName: 'Nora' } })
  expect([value, read.mock.calls.length]).toEqual(['listing', 1])
  expect(read.mock.calls[0]?.[0]).toEqual({ organizationId: 'organization-1', filter: { firstName: 'Nora' }, limit: 50 })
  expect(new Set(context.entries.map(({ firstName }) => firstName))).toEqual(new Set(['Nora']))
})

it('keeps the entries while a date is wrong', async () => {
  const { send, activity } = await open()
  const read = vi.spyOn(activity, 'read')
  const { value, context } = await send({ type: 'filter.changed', change: { from: '13/45/2026' } })
  expect([value, context.entries.length, read.mock.calls.length]).toEqual(['refused', 50, 0])
  expect((await send({ type: 'filter.cleared' })).value).toBe('listing')
})

it('opens with a filter, and finds nothing where nothing matches', async () => {
  const { send } = await open()
  const form = { firstName: 'Zoe', lastName: '', kind: '', status: '', from: '', until: '', object: '' } as const
  const { value, context } = await send({ type: 'log.opened', organizationId: 'organization-2', form })
  expect([value, context.organizationId, context.entries]).toEqual(['nothing', 'organization-2', []])
})

it('can be tried again, and keeps what is listed when older entries cannot be read', async () => {
  const { send, faults } = await open()
  faults.fail('activity.read', { code: 'UNREACHABLE' }, 2)
  const stuck = await send({ type: 'more.wanted' })
  expect([stuck.value, stuck.context.entries.length]).toEqual(['stuck', 50])
  expect((await send({ type: 'filter.cleared' })).value).toBe('failed')
  expect((await send({ type: 'retry' })).value).toBe('listing')
})

it('takes no filter before a log is open', () => {
  const activity = new InMemoryActivityGateway(sampleActivity(), new Faults())
  const log = createActor(createActivityLogMachine({ ...inMemoryPorts(), activity })).start()
  log.send({ type: 'filter.changed', change: { firstName: 'Nora' } })
  expect([log.getSnapshot().value, log.getSnapshot().context.form.firstName]).toEqual(['unopened', ''])
})

it('is narrowed to one thing, and says what that is called', async () => {
  const { send } = await open()
  const { context } = await send({ type: 'filter.changed', change: { object: `folder:${LETTERS}` } })
  expect([context.object, context.organization]).toEqual(['Letters', 'Harbour Museum'])
  expect(new Set(context.entries.map(({ resourceId }) => resourceId))).toEqual(new Set([LETTERS]))
  expect((await send({ type: 'filter.cleared' })).context.object).toBeUndefined()
})
