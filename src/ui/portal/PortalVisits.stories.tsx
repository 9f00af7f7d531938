import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { setUpPortal } from '../../../.storybook/portal.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PortalVisits } from './PortalVisits.tsx'

const meta = {} satisfies Meta

export default meta

const view = (actors: Library) => <PortalVisits portalVisits={actors.portalVisits} />

const live = async ({ ports, shell }: Stage, period: 'days' | 'months' = 'days') => {
  await setUpPortal({ ports }, { coverPhotoText: 'A quay', mainPhotoText: 'A barque' })
  await ports.portals.publish(1, new AbortController().signal)
  shell.portalVisits.send({ type: 'period.chosen', period })
}

export const Unopened = machineStory({ shows: inState('portalVisits', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({
  shows: inState('portalVisits', 'reading'),
  start: libraryWith(({ ports, shell }) => {
    ports.faults.hold('portals.visits')
    shell.portalVisits.send({ type: 'visits.opened' })
  }),
  view,
})
/** Nobody has been there yet. */
export const Nobody = machineStory({
  shows: inState('portalVisits', 'shown'),
  start: libraryWith(({ shell }) => shell.portalVisits.send({ type: 'visits.opened' })),
  view,
  play: async () => {
    await expect(await screen.findByText('No file has been seen in this time.')).toBeVisible()
  },
})
export const Days = machineStory({
  shows: inState('portalVisits', 'shown'),
  start: libraryWith((stage) => void live(stage)),
  view,
  play: async () => {
    await expect(await screen.findByRole('figure', { name: /^Visits: \d/ })).toBeVisible()
  },
})
export const MonthsAsTable = machineStory({
  shows: inState('portalVisits', 'shown'),
  start: libraryWith((stage) => void live(stage, 'months')),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
    await expect(await screen.findByRole('link', { name: /CSV/ })).toHaveAttribute('download', 'portal-visits.csv')
  },
})
export const Failed = machineStory({
  shows: inState('portalVisits', 'failed'),
  start: libraryWith(({ ports, shell }) => {
    ports.faults.fail('portals.visits', { code: 'UNREACHABLE' })
    shell.portalVisits.send({ type: 'visits.opened' })
  }),
  view,
})
