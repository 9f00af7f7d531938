import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { UserGroupDialog } from './UserGroupDialog.tsx'

const meta = {} satisfies Meta

export default meta

const onClose = fn()
const view = ({ userGroup, memberSearch }: Library) => <UserGroupDialog group={userGroup} search={memberSearch} held={ROLE_PERMISSIONS.Admin} onClose={onClose} />

const opening =
  (name?: string) =>
  ({ shell, ports }: Stage): void => {
    const groupId = name === undefined ? undefined : ([...ports.people.groups.values()].find((group) => group.name === name)?.id ?? 'nowhere')
    shell.userGroup.send({ type: 'group.opened', organizationId: HERE, groupId })
    shell.memberSearch.send({ type: 'search.opened', organizationId: HERE })
  }
const interns = opening('Summer interns')
const renamed = async (name: string) => {
  const field = await screen.findByLabelText('Name')
  await userEvent.clear(field)
  await userEvent.type(field, `${name}{Enter}`)
}
const look = (name: string) => screen.findByLabelText('Find people to add').then((field) => userEvent.type(field, name))

export const Closed = machineStory({ shows: inState('userGroup', 'closed'), start: libraryWith(), view })

export const Opening = machineStory({
  shows: inState('userGroup', 'opening'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('userGroups.read')
    interns(stage)
  }),
  view,
})

export const Unreadable = machineStory({ shows: inState('userGroup', 'unreadable'), start: libraryWith(opening('No such group')), view })

export const Editing = machineStory({
  shows: inState('userGroup', 'editing'),
  start: libraryWith(interns),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add Mateo Rivas' }))
    await expect(screen.getByRole('heading', { name: 'Members (2)' })).toBeVisible()
  },
})

export const Incomplete = machineStory({
  shows: inState('userGroup', 'editing'),
  start: libraryWith(opening()),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add group' }))
    await expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Required.')
  },
})

export const NameTaken = machineStory({
  shows: inState('userGroup', 'refused'),
  start: libraryWith(interns),
  view,
  play: async () => {
    await renamed('WEB EDITORS')
    await expect(await screen.findByText(/exists already/)).toBeVisible()
  },
})

export const LeavingRefused = machineStory({
  shows: inState('userGroup', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('userGroups.edit', { code: 'OWN_ACCOUNT' })
    interns(stage)
  }),
  view,
  play: async () => {
    await renamed('Interns')
    await expect(await screen.findByText(/Nobody can do this to their own account/)).toBeVisible()
  },
})

export const Saving = machineStory({
  shows: inState('userGroup', 'saving'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('userGroups.edit')
    interns(stage)
  }),
  view,
  play: () => renamed('Interns'),
})

export const Comparing = machineStory({
  shows: inState('userGroup', 'comparing'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('userGroups.edit', { code: 'STALE_EDIT' })
    interns(stage)
  }),
  view,
  play: async ({ stage }) => {
    await screen.findByLabelText('Name')
    stage.ports.faults.hold('userGroups.read')
    await renamed('Interns')
  },
})

export const Stale = machineStory({
  shows: inState('userGroup', 'stale'),
  start: libraryWith(interns),
  view,
  play: async ({ stage, userGroup }) => {
    await screen.findByLabelText('Name')
    const seen = userGroup.getSnapshot().context.group
    if (seen === undefined) throw new Error('No group is open')
    const roleId = [...stage.ports.people.roles.keys()][0] ?? null
    await stage.ports.userGroups.edit(HERE, seen, { name: 'Autumn interns', roleId, members: [] }, new AbortController().signal)
    await renamed('Interns')
    await expect(await screen.findByText('Went out: Nora Whitfield.')).toBeVisible()
  },
})

export const Saved = machineStory({
  shows: inState('userGroup', 'saved'),
  start: libraryWith(interns),
  view,
  play: async () => {
    await renamed('Interns')
    await expect(onClose).toHaveBeenCalled()
  },
})

export const NobodyLooked = machineStory({
  shows: inState('peopleSearch', 'unopened'),
  start: libraryWith(({ shell }) => shell.userGroup.send({ type: 'group.opened', organizationId: HERE, groupId: undefined })),
  view,
})

export const Typing = machineStory({
  shows: inState('peopleSearch', 'pausing'),
  start: libraryWith(interns),
  view,
  play: async ({ stage }) => {
    stage.shell.memberSearch.send({ type: 'search.typed', search: 'riv' })
    await expect(stage.shell.memberSearch.getSnapshot().value).toBe('pausing')
  },
})

export const Searching = machineStory({
  shows: inState('peopleSearch', 'searching'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('users.list')
    interns(stage)
  }),
  view,
})

export const Found = machineStory({
  shows: inState('peopleSearch', 'shown'),
  start: libraryWith(interns),
  view,
  play: async () => {
    await look('riv')
    await expect(await screen.findByRole('button', { name: 'Add Mateo Rivas' })).toBeVisible()
  },
})

export const NobodyFound = machineStory({
  shows: inState('peopleSearch', 'shown'),
  start: libraryWith(interns),
  view,
  play: async () => {
    await look('nobody at all')
    await expect(await screen.findByText('Nobody is found by this name.')).toBeVisible()
  },
})

export const SearchFailed = machineStory({
  shows: inState('peopleSearch', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('users.list', { code: 'UNREACHABLE' })
    interns(stage)
  }),
  view,
})
