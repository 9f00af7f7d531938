import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RoleRemovalDialog } from './RoleRemovalDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ roleRemoval }: Library) => (
  <>
    <p>The list of roles lies below.</p>
    <RoleRemovalDialog roleRemoval={roleRemoval} />
  </>
)

const asking =
  (name: string, held: readonly Permission[] = ROLE_PERMISSIONS.Admin) =>
  ({ shell, ports }: Stage): void => {
    const roles = [...ports.people.roles.values()].map((role) => ports.people.counted(role))
    const role = roles.find((one) => one.name === name)
    if (role !== undefined) shell.roleRemoval.send({ type: 'ask', organizationId: HERE, role, roles, held })
  }
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Their new role/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

export const Closed = machineStory({ shows: inState('roleRemoval', 'closed'), start: libraryWith(), view })

export const Asking = machineStory({
  shows: inState('roleRemoval', 'asking'),
  start: libraryWith(asking('User')),
  view,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Move and delete' })).toBeDisabled()
    await choose('Publisher')
    await expect(screen.getByRole('button', { name: 'Move and delete' })).toBeEnabled()
  },
})

export const NobodyHasIt = machineStory({
  shows: inState('roleRemoval', 'asking'),
  start: libraryWith((stage) => {
    stage.ports.people.role('Curator', ['VIEW_RESOURCES'])
    asking('Curator')(stage)
  }),
  view,
})

export const NoOtherRole = machineStory({
  shows: inState('roleRemoval', 'asking'),
  start: libraryWith(asking('User', ROLE_PERMISSIONS.User)),
  view,
  play: async () => {
    await screen.findByText(/There is no other role/)
  },
})

export const Removing = machineStory({
  shows: inState('roleRemoval', 'removing'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('roles.remove')
    asking('User')(stage)
  }),
  view,
  play: async () => {
    await choose('Publisher')
    await press('Move and delete')
  },
})

export const Refused = machineStory({
  shows: inState('roleRemoval', 'refused'),
  start: libraryWith(asking('Admin')),
  view,
  play: async () => {
    await choose('Publisher')
    await press('Move and delete')
    await screen.findByRole('alert')
  },
})

export const GivenMeanwhile = machineStory({
  shows: inState('roleRemoval', 'refused'),
  start: libraryWith((stage) => {
    const curator = stage.ports.people.role('Curator', ['VIEW_RESOURCES'])
    asking('Curator')(stage)
    stage.ports.people.account('Bo', 'Lie', curator)
  }),
  view,
  play: async () => {
    await press('Delete role')
    await screen.findByText(/People or groups have this role/)
  },
})
