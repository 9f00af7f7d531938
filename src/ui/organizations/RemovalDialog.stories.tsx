import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { sampleOrganizations } from '../../infrastructure/organizations/sampleOrganizations.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RemovalDialog } from './RemovalDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ organizationRemoval }: Library) => <RemovalDialog removal={organizationRemoval} />
const asking =
  (change: { readonly state?: 'Deleted'; readonly deletedAt?: string } = {}) =>
  ({ shell }: Stage) => {
    for (const { summary } of sampleOrganizations().slice(1, 2)) shell.organizationRemoval.send({ type: 'ask', organization: { ...summary, ...change } })
  }
const type = async (text: string) => userEvent.type(await screen.findByLabelText('Type the name of the organization'), text)

export const Closed = machineStory({ shows: inState('organizationRemoval', 'closed'), start: libraryWith(), view })

export const DeletionAsked = machineStory({
  shows: inState('organizationRemoval', 'asking'),
  start: libraryWith(asking()),
  view,
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Delete organization' })
    await expect(confirm).toBeDisabled()
    await type('Fjord')
    await expect(confirm).toBeDisabled()
    await type(' Archive')
    await expect(confirm).toBeEnabled()
  },
})

export const RestoringAsked = machineStory({
  shows: inState('organizationRemoval', 'asking'),
  start: libraryWith(asking({ state: 'Deleted', deletedAt: '2026-11-20T10:00:00.000Z' })),
  view,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Restore' })).toBeEnabled()
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
})

export const Deleting = machineStory({
  shows: inState('organizationRemoval', 'working'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.remove')
    asking()(stage)
  }),
  view,
  play: async () => type('Fjord Archive{Enter}'),
})

export const Refused = machineStory({
  shows: inState('organizationRemoval', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('organizations.remove', { code: 'UNREACHABLE' })
    asking()(stage)
  }),
  view,
  play: async () => type('Fjord Archive{Enter}'),
})
