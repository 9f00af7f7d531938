import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import { createActivityLogMachine, type ActivityLogEvent } from '../../application/activity/activityLog.machine.ts'
import { Faults } from '../../infrastructure/memory/Faults.ts'
import { InMemoryActivityGateway } from '../../infrastructure/memory/InMemoryActivityGateway.ts'
import { sampleActivity } from '../../infrastructure/memory/sampleActivity.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ActivityLog } from './ActivityLog.tsx'

const meta = {} satisfies Meta

export default meta

const opened: ActivityLogEvent = { type: 'log.opened', organizationId: 'organization-1' }

/** The log of the sample organization; `prepare` breaks or holds its calls. */
const logWith =
  (prepare: (faults: Faults) => void = () => undefined, events: readonly ActivityLogEvent[] = [opened], typing?: number) =>
  () => {
    const faults = new Faults()
    prepare(faults)
    const machine = createActivityLogMachine({ activity: new InMemoryActivityGateway(sampleActivity(), faults) })
    const activityLog = createActor(typing === undefined ? machine : machine.provide({ delays: { typing } })).start()
    for (const event of events) activityLog.send(event)
    return { activityLog, stage: { faults, getSnapshot: () => ({}) } }
  }

type Started = ReturnType<ReturnType<typeof logWith>>

const view = ({ activityLog }: Started) => <ActivityLog log={activityLog} fileAddress={() => 'data:text/csv,'} />
const typed = (label: string, text: string) => async (_actors: Started, canvas: HTMLElement) =>
  userEvent.type(await within(canvas).findByLabelText(label), text)
const showMore = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show more' }))

export const Unopened = machineStory({ shows: inState('activityLog', 'unopened'), start: logWith(undefined, []), view })
export const Reading = machineStory({ shows: inState('activityLog', 'reading'), start: logWith((faults) => void faults.hold('activity.read')), view })

export const Listing = machineStory({
  shows: inState('activityLog', 'listing'),
  start: logWith(),
  view,
  play: async (_actors, canvas) => {
    const [first] = await within(canvas).findAllByRole('button', { name: 'Show changes' })
    if (first) await userEvent.click(first)
  },
})

/** Looked at for longer than anybody pauses. */
export const Typing = machineStory({
  shows: inState('activityLog', 'typing'),
  start: logWith(undefined, [opened, { type: 'filter.changed', change: { firstName: 'No' } }], 3_600_000),
  view,
})

export const Refused = machineStory({ shows: inState('activityLog', 'refused'), start: logWith(), view, play: typed('From', '13/45/2026') })
export const Nothing = machineStory({ shows: inState('activityLog', 'nothing'), start: logWith(), view, play: typed('Last name', 'Zeppelin') })
export const Failed = machineStory({
  shows: inState('activityLog', 'failed'),
  start: logWith((faults) => faults.fail('activity.read', { code: 'UNREACHABLE' })),
  view,
})

export const Extending = machineStory({
  shows: inState('activityLog', 'extending'),
  start: logWith(),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.faults.hold('activity.read')
    await showMore(canvas)
  },
})

export const Stuck = machineStory({
  shows: inState('activityLog', 'stuck'),
  start: logWith(),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.faults.fail('activity.read', { code: 'UNREACHABLE' })
    await showMore(canvas)
  },
})
