import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { UserGroupsScreen } from './UserGroupsScreen.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = (library: Library) => <UserGroupsScreen actors={library} organizationId={HERE} held={ROLE_PERMISSIONS.Admin} />
const opened = ({ shell }: Stage) => shell.userGroups.send({ type: 'list.opened', organizationId: HERE })

export const Unopened = machineStory({ shows: inState('userGroups', 'unopened'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('userGroups', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('userGroups.list')
    opened(stage)
  }),
  view,
})

export const Listing = machineStory({ shows: inState('userGroups', 'listing'), start: libraryWith(opened), view })

export const Empty = machineStory({
  shows: inState('userGroups', 'listing'),
  start: libraryWith((stage) => {
    stage.ports.people.groups.clear()
    opened(stage)
  }),
  view,
  play: async () => {
    await expect(await screen.findByText('No groups yet')).toBeVisible()
  },
})

export const WithMenu = machineStory({
  shows: inState('userGroups', 'listing'),
  start: libraryWith((stage) => {
    stage.ports.people.group('W'.repeat(255), null, [])
    opened(stage)
  }),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Summer interns' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: 'Restrict access' })).toBeVisible()
  },
})

export const Refreshing = machineStory({
  shows: inState('userGroups', 'refreshing'),
  start: libraryWith(opened),
  view,
  play: async ({ stage }) => {
    await screen.findByRole('link', { name: 'Web editors' })
    stage.ports.faults.hold('userGroups.list')
    await stage.ports.userGroups.create(HERE, { name: 'Readers', roleId: null, members: [] }, new AbortController().signal)
    await expect(screen.getByRole('link', { name: 'Web editors' })).toBeVisible()
  },
})

export const Failed = machineStory({
  shows: inState('userGroups', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('userGroups.list', { code: 'UNREACHABLE' })
    opened(stage)
  }),
  view,
})
