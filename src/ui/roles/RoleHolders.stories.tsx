import type { Meta } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { expect, fn, screen } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { HERE, opening } from '../../../.storybook/roles.ts'
import type { RoleActor } from '../../application/roles/role.machine.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { holderAddresses } from '../addresses/roles.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { RoleHolders } from './RoleHolders.tsx'

const meta = {} satisfies Meta

export default meta

const People = ({ role, permissions }: { readonly role: RoleActor; readonly permissions: (typeof ROLE_PERMISSIONS)['User'] }) => {
  const known = useSelector(role, ({ context }) => context.role)
  const people = known && <RoleHolders role={known} addresses={holderAddresses({ permissions }, HERE, true)} />
  return <RoleDialog role={role} tabs={[{ to: '/people', label: 'Who has it' }]} people={people} onClose={fn()} />
}

const view = ({ role }: Library) => <People role={role} permissions={ROLE_PERMISSIONS.Admin} />

export const WhoHasIt = machineStory({
  shows: inState('role', 'editing'),
  start: libraryWith(opening('edit', 'User')),
  view,
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Nora Whitfield' })).toBeVisible()
  },
})

export const WithoutRightToAccounts = machineStory({
  shows: inState('role', 'editing'),
  start: libraryWith(opening('edit', 'User')),
  view: ({ role }) => <People role={role} permissions={['MANAGE_ROLES']} />,
  play: async () => {
    await expect(await screen.findByText('Nora Whitfield')).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Nora Whitfield' })).toBeNull()
  },
})

export const NobodyHasIt = machineStory({
  shows: inState('role', 'editing'),
  start: libraryWith((stage) => {
    stage.ports.people.role('Curator', ['VIEW_RESOURCES'])
    opening('edit', 'Curator')(stage)
  }),
  view,
  play: async () => {
    await screen.findByRole('heading', { name: 'Nobody has this role' })
  },
})
