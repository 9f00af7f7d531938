import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RolesScreen } from './RolesScreen.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const view = (library: Library) => <RolesScreen actors={library} organizationId={HERE} held={ROLE_PERMISSIONS.Admin} />
const opened = ({ shell }: Stage) => shell.roles.send({ type: 'list.opened', organizationId: HERE })

export const Unopened = machineStory({ shows: inState('roles', 'unopened'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('roles', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('roles.list')
    opened(stage)
  }),
  view,
})

export const Listing = machineStory({ shows: inState('roles', 'listing'), start: libraryWith(opened), view })

export const Many = machineStory({
  shows: inState('roles', 'listing'),
  start: libraryWith((stage) => {
    Array.from({ length: 40 }, (_, place) => stage.ports.people.role(`Role ${place + 1} of the department of prints`, ['VIEW_RESOURCES']))
    stage.ports.people.role('W'.repeat(255), ROLE_PERMISSIONS.Publisher)
    opened(stage)
  }),
  view,
})

export const WithMenu = machineStory({
  shows: inState('roles', 'listing'),
  start: libraryWith(opened),
  view: (library) => <RolesScreen actors={library} organizationId={HERE} held={ROLE_PERMISSIONS.User} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Publisher' }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: /Delete role/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(menu.getByText(/It includes permissions that your own role does not/)).toBeVisible()
  },
})

export const Refreshing = machineStory({
  shows: inState('roles', 'refreshing'),
  start: libraryWith(opened),
  view,
  play: async ({ stage }) => {
    await screen.findByRole('link', { name: 'Publisher' })
    stage.ports.faults.hold('roles.list')
    await stage.ports.roles.create(HERE, { name: 'Curator', permissions: ['VIEW_RESOURCES'] }, new AbortController().signal)
    await expect(screen.getByRole('link', { name: 'Publisher' })).toBeVisible()
  },
})

export const Failed = machineStory({
  shows: inState('roles', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('roles.list', { code: 'UNREACHABLE' })
    opened(stage)
  }),
  view,
})
