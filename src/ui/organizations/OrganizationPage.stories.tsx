import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { superAdministrator } from '../stories/sessionPorts.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { OrganizationDetails } from './OrganizationDetails.tsx'
import { OrganizationPage } from './OrganizationPage.tsx'
import { OrganizationStorage } from '../storage/OrganizationStorage.tsx'

const AREA = '/admin-panel/organizations-accounts'
const FJORD = '00000000-0000-4000-8000-0000000b0002'
const OWN = 'organization-1'

const meta = { parameters: { layout: 'fullscreen', page: true, path: `${AREA}/detail/${FJORD}/details` } } satisfies Meta

export default meta

const workInside = fn()
const platform = { ...superAdministrator, organization: { id: OWN, name: 'Harbour Museum' } }
const tabs = ['details', 'accounts', 'storage'].map((part) => ({ to: `${AREA}/detail/${FJORD}/${part}`, label: part }))

const page =
  (id: string, part: (library: Library) => React.ReactNode, claims = platform) =>
  (library: Library) => (
    <Framed>
      <OrganizationPage
        id={id}
        organization={library.organization}
        removal={library.organizationRemoval}
        overseer={{ claims, ownId: OWN, workInside, organizationBlock: library.organizationBlock, to: (path) => `${AREA}/${path}` }}
        listAddress={claims.globalRoles.length > 0 ? AREA : undefined}
        tabs={tabs}
      >
        {part(library)}
      </OrganizationPage>
      <BlockDialog organizationBlock={library.organizationBlock} />
    </Framed>
  )
const view = page(FJORD, ({ organization }) => <OrganizationDetails organization={organization} />)
const storageView = page(FJORD, ({ organization, organizationStorage }) => (
  <OrganizationStorage organization={organization} storage={organizationStorage} reach="all" editAddress="/edit" />
))
const viewing = ({ shell }: Stage) => shell.organization.send({ type: 'view.open', id: FJORD })
const storage = (stage: Stage) => {
  viewing(stage)
  stage.shell.organizationStorage.send({ type: 'storage.open', id: FJORD })
}

export const Closed = machineStory({ shows: inState('organization', 'closed'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('organization', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.read')
    viewing(stage)
  }),
  view,
})

export const Unknown = machineStory({
  shows: inState('organization', 'unreadable'),
  start: libraryWith(({ shell }) => shell.organization.send({ type: 'view.open', id: 'nowhere' })),
  view: page('nowhere', () => null),
  play: async () => expect(await screen.findByText('There is no such organization here')).toBeVisible(),
})

export const Unreadable = machineStory({
  shows: inState('organization', 'unreadable'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('organizations.read', { code: 'UNREACHABLE' })
    viewing(stage)
  }),
  view,
})

export const Viewing = machineStory({
  shows: inState('organization', 'viewing'),
  start: libraryWith(viewing),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('heading', { level: 1, name: 'Fjord Archive' })).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Work inside' }))
    await expect(workInside).toHaveBeenCalledWith(expect.objectContaining({ id: FJORD }))
    await expect(within(canvas).getByRole('link', { name: 'All organizations' })).toHaveAttribute('href', AREA)
  },
})

export const TheOwn = machineStory({
  shows: inState('organization', 'viewing'),
  start: libraryWith(({ shell }) => shell.organization.send({ type: 'view.open', id: OWN })),
  view: page(OWN, ({ organization }) => <OrganizationDetails organization={organization} />),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Contacts')).toBeVisible()
    // Nobody goes to work where they are, or blocks where they belong.
    await expect(within(canvas).queryByRole('button', { name: 'Work inside' })).toBeNull()
    await expect(within(canvas).queryByRole('button', { name: 'Block' })).toBeNull()
  },
})

export const OfTheOwnAlone = machineStory({
  shows: inState('organization', 'viewing'),
  start: libraryWith(({ shell }) => shell.organization.send({ type: 'view.open', id: OWN })),
  view: page(OWN, ({ organization }) => <OrganizationDetails organization={organization} />, { ...platform, globalRoles: [], permissions: ['VIEW_MY_ORG_DETAILS'] }),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('heading', { level: 1, name: 'Harbour Museum' })).toBeVisible()
    await expect(within(canvas).queryByRole('link', { name: 'All organizations' })).toBeNull()
    await expect(within(canvas).queryByRole('link', { name: 'Edit' })).toBeNull()
  },
})

export const FollowsABlock = machineStory({
  shows: inState('organization', 'viewing'),
  start: libraryWith(viewing),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Block' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block' }))
    await expect(await within(canvas).findByRole('button', { name: 'Unblock' })).toBeVisible()
  },
})

export const Deleted = machineStory({
  shows: inState('organization', 'viewing'),
  start: libraryWith((stage) => {
    void stage.ports.organizations.remove(FJORD, 'Fjord Archive', new AbortController().signal).then(() => viewing(stage))
  }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/^Deleted, gone on /)).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Restore' })).toBeVisible()
    await expect(within(canvas).queryByRole('button', { name: 'Work inside' })).toBeNull()
  },
})

export const StorageUnopened = machineStory({ shows: inState('organizationStorage', 'unopened'), start: libraryWith(viewing), view: storageView })

export const StorageReading = machineStory({
  shows: inState('organizationStorage', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.space')
    storage(stage)
  }),
  view: storageView,
})

export const Storage = machineStory({
  shows: inState('organizationStorage', 'shown'),
  start: libraryWith(storage),
  view: storageView,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/^3 GB more, 8 GB in all: Sverre Dahl/)).toBeVisible()
    await expect(within(canvas).getByText(/in 8 files$/)).toBeVisible()
  },
})

export const StorageFailed = machineStory({
  shows: inState('organizationStorage', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('organizations.space', { code: 'UNREACHABLE' })
    storage(stage)
  }),
  view: storageView,
})

const putAside = async () => userEvent.click(await screen.findByRole('button', { name: 'Dismiss the request' }))

export const PuttingAside = machineStory({
  shows: inState('organization', 'puttingAside'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.closeRequest')
    storage(stage)
  }),
  view: storageView,
  play: putAside,
})

export const RequestAnswered = machineStory({
  shows: inState('organization', 'viewing'),
  start: libraryWith(storage),
  view: storageView,
  play: async () => {
    await putAside()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss the request' })).toBeNull())
  },
})
