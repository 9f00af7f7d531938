import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { opening } from '../../../.storybook/roles.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RoleDialog } from './RoleDialog.tsx'

const meta = {} satisfies Meta

export default meta

const tabs = [
  { to: '/details', label: 'Name and permissions' },
  { to: '/people', label: 'Who has it' },
]
const view = ({ role }: Library) => <RoleDialog role={role} tabs={tabs} onDelete={fn()} onClose={fn()} />
const viewNew = ({ role }: Library) => <RoleDialog role={role} onClose={fn()} />

const editing = opening('edit', 'Publisher')

export const Closed = machineStory({ shows: inState('role', 'closed'), start: libraryWith(), view })

export const Opening = machineStory({
  shows: inState('role', 'opening'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('roles.read')
    editing(stage)
  }),
  view,
})

export const Unreadable = machineStory({ shows: inState('role', 'unreadable'), start: libraryWith(opening('edit', 'No such role')), view })

export const Editing = machineStory({
  shows: inState('role', 'editing'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Read text in pictures' })).toHaveAccessibleDescription(/^Has the text of scans/)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Trash' }))
    await expect(screen.getByRole('checkbox', { name: 'Restore from trash' })).not.toBeChecked()
  },
})

export const Lacking = machineStory({
  shows: inState('role', 'editing'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a permission' }), 'all organizations')
    await expect(screen.getByRole('checkbox', { name: 'Edit all organizations' })).toBeDisabled()
    const [why] = await screen.findAllByRole('button', { name: 'Why?' })
    if (why !== undefined) await userEvent.click(why)
    await expect(await screen.findByText('Your own role does not include “See all organizations”.')).toBeVisible()
  },
})

export const NothingFound = machineStory({
  shows: inState('role', 'editing'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a permission' }), 'fly{Enter}')
    await expect(await screen.findByText('No permission is found for “fly”.')).toBeVisible()
  },
})

export const WithoutFields = machineStory({
  shows: inState('role', 'editing'),
  start: libraryWith(opening('create')),
  view: viewNew,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add role' }))
    await expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Required.')
    await expect(screen.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription('Select at least one permission.')
  },
})

export const LikeAnother = machineStory({
  shows: inState('role', 'editing'),
  start: libraryWith(opening('duplicate', 'Publisher', ROLE_PERMISSIONS.User)),
  view: viewNew,
  play: async () => {
    await expect(await screen.findByText('With the permissions of “Publisher”')).toBeVisible()
    await expect(await screen.findByText(/^Left out are 19 permissions/)).toBeVisible()
  },
})
