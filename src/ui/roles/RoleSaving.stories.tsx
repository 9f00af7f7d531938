import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { HERE, opening } from '../../../.storybook/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RoleDialog } from './RoleDialog.tsx'

const meta = {} satisfies Meta

export default meta

const onClose = fn()
const view = ({ role }: Library) => <RoleDialog role={role} onClose={onClose} />
const editing = opening('edit', 'Publisher')

const renamed = async (name: string) => {
  const field = await screen.findByLabelText('Name')
  await userEvent.clear(field)
  await userEvent.type(field, `${name}{Enter}`)
}

export const Saving = machineStory({
  shows: inState('role', 'saving'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('roles.edit')
    editing(stage)
  }),
  view,
  play: () => renamed('Editor'),
})

export const NameTaken = machineStory({
  shows: inState('role', 'refused'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await renamed('ADMIN')
    await expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription(/exists already/)
  },
})

export const LastAdministrator = machineStory({
  shows: inState('role', 'refused'),
  start: libraryWith(opening('edit', 'Admin')),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Manage roles' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
  },
})

const staleOnce = (stage: Stage) => {
  stage.ports.faults.fail('roles.edit', { code: 'STALE_EDIT' })
  editing(stage)
}

export const Comparing = machineStory({
  shows: inState('role', 'comparing'),
  start: libraryWith(staleOnce),
  view,
  play: async ({ stage }) => {
    await screen.findByLabelText('Name')
    stage.ports.faults.hold('roles.read')
    await renamed('Editor')
  },
})

export const Stale = machineStory({
  shows: inState('role', 'stale'),
  start: libraryWith(editing),
  view,
  play: async ({ stage, role }) => {
    await screen.findByLabelText('Name')
    const seen = role.getSnapshot().context.role
    if (seen === undefined) throw new Error('No role is open')
    const theirs = { name: 'Keeper of prints', permissions: [...seen.permissions.slice(1), 'MANAGE_ROLES'] }
    await stage.ports.roles.edit(HERE, seen, theirs, new AbortController().signal)
    await renamed('Editor')
    await expect(await screen.findByText('It is now called “Keeper of prints”.')).toBeVisible()
  },
})

export const Saved = machineStory({
  shows: inState('role', 'saved'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await renamed('Editor')
    await expect(onClose).toHaveBeenCalled()
  },
})
