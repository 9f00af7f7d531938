import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { opening } from '../../../.storybook/portal.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PortalScreen } from './PortalScreen.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = (actors: Library) => <PortalScreen actors={actors} />

export const Unopened = machineStory({ shows: inState('portal', 'unopened'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('portal', 'reading'),
  start: libraryWith(({ ports, shell }) => {
    ports.faults.hold('portals.read')
    shell.portal.send({ type: 'portal.opened' })
  }),
  view,
})

export const Failed = machineStory({
  shows: inState('portal', 'failed'),
  start: libraryWith(({ ports, shell }) => {
    ports.faults.fail('portals.read', { code: 'UNREACHABLE' })
    shell.portal.send({ type: 'portal.opened' })
  }),
  view,
})

/** Nothing has been set up. */
export const Empty = machineStory({
  shows: inState('portal', 'shown'),
  start: libraryWith(({ shell }) => shell.portal.send({ type: 'portal.opened' })),
  view,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Set up the portal' })).toHaveAttribute('href', '/admin-panel/organization-portal/configure/main-page')
  },
})

export const Counting = machineStory({ shows: inState('portal', 'counting'), start: libraryWith(opening(({ ports }) => void ports.faults.hold('portals.review'))), view })

export const Shown = machineStory({
  shows: inState('portal', 'shown'),
  start: libraryWith(opening()),
  view,
  play: async () => {
    await expect(await screen.findByRole('figure', { name: 'Preview of the page “Harbour Museum”' })).toBeVisible()
    await expect(screen.getByText('vitrine.example/portal/harbour-museum')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }))
    await expect(await screen.findByText('Not web ready')).toBeVisible()
  },
})

export const Uncounted = machineStory({
  shows: inState('portal', 'uncounted'),
  start: libraryWith(opening(({ ports }) => ports.faults.fail('portals.review', { code: 'UNREACHABLE' }))),
  view,
})
