import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { publishing } from '../../../.storybook/portal.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PublicationDialog } from './PublicationDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ publication }: Library) => <PublicationDialog publication={publication} />
const nothing = () => undefined
const held = (call: string) => ({ ports }: Stage) => void ports.faults.hold(call)
const press = (name: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** What is under way is not left. */
const pressAndCancel = (name: string) => async () => {
  await press(name)()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expect(screen.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true')
}

export const Closed = machineStory({ shows: inState('publication', 'closed'), start: libraryWith(), view })

export const Reviewing = machineStory({ shows: inState('publication', 'reviewing'), start: libraryWith(publishing(held('portals.review'))), view })

export const Uncounted = machineStory({
  shows: inState('publication', 'uncounted'),
  start: libraryWith(publishing(({ ports }) => ports.faults.fail('portals.review', { code: 'UNREACHABLE' }))),
  view,
})

export const AskingLive = machineStory({ shows: inState('publication', 'askingLive'), start: libraryWith(publishing(nothing)), view })

/** What is missing is named, and leads to where it is filled in. */
export const Incomplete = machineStory({
  shows: inState('publication', 'askingLive'),
  start: libraryWith(publishing(nothing, { coverPhotoText: '', mainPhotoText: '' })),
  view,
  play: async () => {
    const link = await screen.findByRole('link', { name: 'What the cover photo shows' })
    await expect(link).toHaveAttribute('href', '/admin-panel/organization-portal/configure/main-page#coverPhotoText')
    await expect(screen.getByRole('button', { name: 'Go Live' })).toBeDisabled()
  },
})

export const Publishing = machineStory({ shows: inState('publication', 'publishing'), start: libraryWith(publishing(held('portals.publish'))), view, play: pressAndCancel('Go Live') })

/** Somebody else saves the portal while it is asked. */
const savedElsewhere = async ({ ports: { portals } }: Stage): Promise<void> => {
  const { signal } = new AbortController()
  const read = await portals.read(signal)
  if ('success' in read) await portals.save({ ...read.success.form, title: 'Harbour and Fjord Museum' }, read.success.revision, signal)
}

export const Rereading = machineStory({
  shows: inState('publication', 'rereading'),
  start: libraryWith(
    publishing(({ ports }) => {
      ports.faults.fail('portals.publish', { code: 'STALE_EDIT' })
      ports.faults.hold('portals.read')
    }),
  ),
  view,
  play: press('Go Live'),
})

/** It is asked about as it is then. */
export const ChangedMeanwhile = machineStory({
  shows: inState('publication', 'askingLive'),
  start: libraryWith(publishing(nothing)),
  view,
  play: async ({ stage }) => {
    await screen.findByRole('button', { name: 'Go Live' })
    await savedElsewhere(stage)
    await press('Go Live')()
    await expect(await screen.findByText(/changed the portal meanwhile/)).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Go Live' })).toBeEnabled()
  },
})

export const AskingOffline = machineStory({ shows: inState('publication', 'askingOffline'), start: libraryWith(publishing(nothing, {}, true)), view })

export const Unpublishing = machineStory({
  shows: inState('publication', 'unpublishing'),
  start: libraryWith(publishing(held('portals.unpublish'), {}, true)),
  view,
  play: pressAndCancel('Take Offline'),
})
