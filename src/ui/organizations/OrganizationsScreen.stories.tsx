import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ALL_BY_NAME, type OrganizationView } from '../../domain/organizations/list.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { publisher, superAdministrator } from '../stories/sessionPorts.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { ChosenOrganization } from './ChosenOrganization.tsx'
import { ManyOrganizationsDialog } from '../many-organizations/ManyOrganizationsDialog.tsx'
import { OrganizationsScreen } from './OrganizationsScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/admin-panel/organizations-accounts' } } satisfies Meta

export default meta

const OWN = 'organization-1'
const workInside = fn()
const platform = { ...superAdministrator, organization: { id: OWN, name: 'Harbour Museum' } }

const view = ({ organizations, manyOrganizations, organizationBlock }: Library) => (
  <Framed>
    <OrganizationsScreen actors={{ organizations, manyOrganizations, organizationBlock, workInside }} claims={platform} ownId={OWN} />
    <BlockDialog organizationBlock={organizationBlock} />
    <ManyOrganizationsDialog many={manyOrganizations} />
  </Framed>
)

const at =
  (organizationId: string, claims = platform) =>
  ({ organizations, organizationBlock }: Library) => (
    <Framed>
      <ChosenOrganization
        actors={{ organizations, organizationBlock, workInside }}
        claims={claims}
        ownId={OWN}
        organizationId={organizationId}
        accounts={null}
      />
      <BlockDialog organizationBlock={organizationBlock} />
    </Framed>
  )

const FJORD = '00000000-0000-4000-8000-0000000b0002'
const LIGHTHOUSE = '00000000-0000-4000-8000-0000000b0003'
const openedAs =
  (narrowed: Partial<OrganizationView> = {}) =>
  ({ shell }: Stage) =>
    shell.organizations.send({ type: 'organizations.opened', view: { ...ALL_BY_NAME, ...narrowed } })
const opened = openedAs()

export const Listing = machineStory({
  shows: inState('organizations', 'listing'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    const row = within(await within(canvas).findByRole('row', { name: /Fjord Archive/ }))
    await expect(row.getByText('4.9 GB of 5 GB')).toBeVisible()
    await expect(row.getByText('Wants more storage')).toBeVisible()
    await userEvent.click(row.getByRole('button', { name: 'Work inside Fjord Archive' }))
    await expect(workInside).toHaveBeenCalledWith(expect.objectContaining({ id: FJORD }))
    // Nobody goes to work where they are.
    await expect(within(canvas).queryByRole('button', { name: 'Work inside Harbour Museum' })).toBeNull()
  },
})

export const FewestUsersFirst = machineStory({
  shows: inState('organizations', 'listing'),
  start: libraryWith(openedAs({ sort: 'users' })),
  view,
  play: async (_, canvas) => {
    const names = (await within(canvas).findAllByRole('checkbox', { name: /^Select [A-Z]/ })).map((box) => box.parentElement?.textContent)
    await expect(names.slice(1)).toEqual(['Select Lighthouse Trust', 'Select Fjord Archive', 'Select Harbour Museum'])
  },
})

export const Unopened = machineStory({ shows: inState('organizations', 'unopened'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('organizations', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.list')
    opened(stage)
  }),
  view,
})

export const WantsMoreStorage = machineStory({
  shows: inState('organizations', 'listing'),
  start: libraryWith(opened),
  view: at(FJORD),
  play: async (_, canvas) => expect(await within(canvas).findByText(/asked for since/)).toBeVisible(),
})

const administrator = { ...publisher, organization: platform.organization, permissions: [...publisher.permissions, 'VIEW_MY_ORG_METADATA', 'VIEW_MY_ORG_DETAILS', 'EDIT_MY_ORG'] as const }

export const TheOwnOneAlone = machineStory({
  shows: inState('organizations', 'listing'),
  start: libraryWith(opened),
  view: at(OWN, { ...administrator, globalRoles: [] }),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('link', { name: 'Edit' })).toBeVisible()
    await expect(within(canvas).queryByRole('button', { name: 'Block' })).toBeNull()
  },
})

export const Unknown = machineStory({
  shows: inState('organizations', 'listing'),
  start: libraryWith(opened),
  view: at('00000000-0000-4000-8000-0000000b9999', { ...administrator, globalRoles: [] }),
  play: async (_, canvas) => {
    const way = await within(canvas).findByRole('link', { name: 'See your own organization' })
    await expect(way).toHaveAttribute('href', '/admin-panel/organizations-accounts')
  },
})

export const Blocked = machineStory({ shows: inState('organizations', 'listing'), start: libraryWith(opened), view: at(LIGHTHOUSE) })

const firstPage = (stage: Stage, then: () => void) => {
  const { organizations } = stage.ports
  const all = organizations.list.bind(organizations)
  organizations.list = async (query, signal) => {
    if (query.after !== undefined) return all(query, signal)
    then()
    return all({ ...query, limit: 2 }, signal)
  }
  opened(stage)
}

const more = async (_: unknown, canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show more' }))

export const Extending = machineStory({
  shows: inState('organizations', 'extending'),
  start: libraryWith((stage) => firstPage(stage, () => queueMicrotask(() => stage.ports.faults.hold('organizations.list')))),
  view,
  play: more,
})

export const Stuck = machineStory({
  shows: inState('organizations', 'stuck'),
  start: libraryWith((stage) =>
    firstPage(stage, () => queueMicrotask(() => stage.ports.faults.fail('organizations.list', { code: 'UNREACHABLE' }))),
  ),
  view,
  play: more,
})

export const Nothing = machineStory({
  shows: inState('organizations', 'nothing'),
  start: libraryWith(openedAs({ term: 'no such name' })),
  view,
})

export const Failed = machineStory({
  shows: inState('organizations', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('organizations.list', { code: 'UNREACHABLE' })
    opened(stage)
  }),
  view,
})

const press = async (name: string, canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name }))
const confirm = async (name: string) => userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

export const NotBlocking = machineStory({ shows: inState('organizationBlock', 'closed'), start: libraryWith(opened), view: at(FJORD) })

export const BlockAsked = machineStory({
  shows: inState('organizationBlock', 'asking'),
  start: libraryWith(opened),
  view: at(FJORD),
  play: async (_, canvas) => {
    await press('Block', canvas)
    await expect(await screen.findByText(/4 users are signed out/)).toBeVisible()
  },
})

export const Blocking = machineStory({
  shows: inState('organizationBlock', 'working'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.block')
    opened(stage)
  }),
  view: at(FJORD),
  play: async (_, canvas) => {
    await press('Block', canvas)
    await confirm('Block')
  },
})

export const UnblockRefused = machineStory({
  shows: inState('organizationBlock', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('organizations.block', { code: 'UNREACHABLE' })
    opened(stage)
  }),
  view: at(LIGHTHOUSE),
  play: async (_, canvas) => {
    await press('Unblock', canvas)
    await confirm('Unblock')
  },
})
