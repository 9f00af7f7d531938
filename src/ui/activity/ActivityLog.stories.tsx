import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { createActor } from 'xstate'
import { createActivityLogMachine, type ActivityLogEvent } from '../../application/activity/activityLog.machine.ts'
import { claimsWith } from '../../domain/access/claims.fixture.ts'
import { FEATURES, MODULES } from '../../domain/access/modules.ts'
import { PERMISSIONS } from '../../domain/access/permissions.ts'
import { EMPTY_FILTER } from '../../domain/activity/filter.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { Faults } from '../../infrastructure/memory/Faults.ts'
import { InMemoryActivityGateway } from '../../infrastructure/activity/InMemoryActivityGateway.ts'
import { LETTERS, sampleActivity } from '../../infrastructure/activity/sampleActivity.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ActivityLog } from './ActivityLog.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const { events: stream } = inMemoryPorts()
const opened: ActivityLogEvent = { type: 'log.opened', organizationId: 'organization-1' }

/** The log of the sample organization; `prepare` breaks or holds its calls. */
const logWith =
  (prepare: (faults: Faults) => void = () => undefined, events: readonly ActivityLogEvent[] = [opened], typing?: number) =>
  () => {
    const faults = new Faults()
    prepare(faults)
    const machine = createActivityLogMachine({ activity: new InMemoryActivityGateway(sampleActivity(), faults), events: stream })
    const activityLog = createActor(typing === undefined ? machine : machine.provide({ delays: { typing } })).start()
    for (const event of events) activityLog.send(event)
    return { activityLog, stage: { faults, getSnapshot: () => ({}) } }
  }

type Started = ReturnType<ReturnType<typeof logWith>>

const claims = {
  ...claimsWith({ permissions: PERMISSIONS, modules: MODULES, features: FEATURES }),
  organization: { id: 'organization-1', name: 'Harbour Museum' },
}
const addresses = new InMemoryActivityGateway([], new Faults())

/** The page scrolls in itself, as in its frame. */
const pageOf = (organizationId: string) => ({ activityLog }: Started) => (
  <div style={{ display: 'flex', height: '100vh' }}>
    <ActivityLog log={activityLog} claims={claims} organizationId={organizationId} addresses={addresses} />
  </div>
)
const view = pageOf('organization-1')
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
    const [first] = await within(canvas).findAllByRole('button', { name: /^Details: Ingrid Solberg changed “harbour/ })
    if (first) await userEvent.click(first)
    await expect(within(canvas).getByText('The harbour at dusk, seen from the customs house')).toBeVisible()
    await expect(within(canvas).getAllByRole('link', { name: '“Letters”' })[0]).toHaveAttribute('href', expect.stringContaining('/archives/folders/'))
    await expect(within(canvas).queryByText('Succeeded', { selector: 'span' })).toBeNull()
  },
})

/** Looked at for longer than anybody pauses. */
export const Typing = machineStory({
  shows: inState('activityLog', 'typing'),
  start: logWith(undefined, [opened, { type: 'filter.changed', change: { firstName: 'No' } }], 3_600_000),
  view,
})

export const Refused = machineStory({
  shows: inState('activityLog', 'refused'),
  start: logWith(),
  view,
  play: async (_actors, canvas) => {
    await fireEvent.change(await within(canvas).findByLabelText('From'), { target: { value: '2026-11-20' } })
    await fireEvent.change(await within(canvas).findByLabelText('Until'), { target: { value: '2026-11-01' } })
  },
})

/** What went on with one folder alone. */
export const OfOneItem = machineStory({
  shows: inState('activityLog', 'listing'),
  start: logWith(undefined, [{ ...opened, form: { ...EMPTY_FILTER, object: `folder:${LETTERS}` } }]),
  view,
  play: async (_actors, canvas) => {
    await expect(await within(canvas).findByText('About Letters')).toBeVisible()
    await expect(within(canvas).queryByText(/signed in/)).toBeNull()
  },
})

/** Sign-ins that were refused one after another are one entry, which tells their number. */
export const RefusedSignIns = machineStory({
  shows: inState('activityLog', 'listing'),
  start: logWith(undefined, [{ ...opened, form: { ...EMPTY_FILTER, kind: 'login', status: 'Failed' } }]),
  view,
  play: async (_actors, canvas) => {
    const toggle = await within(canvas).findByRole('button', { name: /^Details: 12 sign-ins as .+ were refused, 7 of them for too many attempts, the last at / })
    await userEvent.click(toggle)
    await expect(within(canvas).getByText('Refused sign-ins')).toBeVisible()
    await expect(within(canvas).getByText('Of these, for too many attempts')).toBeVisible()
  },
})

/** Another organization’s, of which nothing is opened from here but users and the organization. */
export const OfAnother = machineStory({
  shows: inState('activityLog', 'listing'),
  start: logWith(),
  view: pageOf('organization-2'),
  play: async (_actors, canvas) => {
    await expect(await within(canvas).findByRole('heading', { name: 'Activity log of Harbour Museum' })).toBeVisible()
    await expect(within(canvas).queryByRole('link', { name: '“Letters”' })).toBeNull()
    await expect(within(canvas).getAllByRole('link', { name: 'Nora Whitfield' })[0]).toBeVisible()
  },
})

/** All its pages: what is far from sight is not drawn. */
export const ManyPages = machineStory({
  shows: inState('activityLog', 'listing'),
  start: logWith(),
  view,
  play: async (_actors, canvas) => {
    await within(canvas).findAllByRole('listitem')
    await waitFor(
      async () => {
        canvas.querySelector('[data-end]')?.scrollIntoView()
        await expect(within(canvas).getByText('These are all entries.')).toBeVisible()
      },
      { interval: 200 },
    )
    await waitFor(() => expect(within(canvas).getAllByRole('listitem').length).toBeLessThan(130))
  },
})

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
