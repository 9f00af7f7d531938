import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ALL_BY_NAME } from '../../domain/organizations/list.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { superAdministrator } from '../stories/sessionPorts.ts'
import { ManyOrganizationsDialog } from '../many-organizations/ManyOrganizationsDialog.tsx'
import { OrganizationsScreen } from './OrganizationsScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/admin-panel/organizations-accounts' } } satisfies Meta

export default meta

const OWN = 'organization-1'
const claims = { ...superAdministrator, organization: { id: OWN, name: 'Harbour Museum' } }
const workInside = fn()
const view = ({ organizations, manyOrganizations, organizationBlock }: Library) => (
  <Framed>
    <OrganizationsScreen actors={{ organizations, manyOrganizations, organizationBlock, workInside }} claims={claims} ownId={OWN} />
    <ManyOrganizationsDialog many={manyOrganizations} />
  </Framed>
)
const opened = ({ shell }: Stage) => shell.organizations.send({ type: 'organizations.opened', view: ALL_BY_NAME })
const pickAll = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('checkbox', { name: 'Select all shown' }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const asked = async (canvas: HTMLElement) => {
  await pickAll(canvas)
  await press('Block selected')
}

export const Picked = machineStory({
  shows: inState('manyOrganizations', 'picking'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    await pickAll(canvas)
    const bar = screen.getByRole('toolbar', { name: 'Selected organizations' })
    await expect(bar).toHaveTextContent('4 selected')
    await userEvent.click(within(canvas).getByRole('checkbox', { name: 'Select Fjord Archive' }))
    await expect(bar).toHaveTextContent('3 selected')
  },
})

export const Rehearsing = machineStory({
  shows: inState('manyOrganizations', 'rehearsing'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('organizations.blockMany')
    opened(stage)
  }),
  view,
  play: async (_, canvas) => asked(canvas),
})

export const Reviewed = machineStory({
  shows: inState('manyOrganizations', 'asking'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    await asked(canvas)
    await expect(await screen.findByText('4 people lose access until they are unblocked. Nothing is deleted.')).toBeVisible()
    const left = screen.getByRole('list', { name: '2 are left out' })
    await expect(left).toHaveTextContent('Harbour Museum: this is your own organization')
    await expect(left).toHaveTextContent('Lighthouse Trust: it is so already')
    await expect(screen.getByRole('button', { name: 'Block 2' })).toBeEnabled()
  },
})

export const UnblockReviewed = machineStory({
  shows: inState('manyOrganizations', 'asking'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    await pickAll(canvas)
    await press('Unblock selected')
    await expect(await screen.findByText('3 people can sign in again.')).toBeVisible()
  },
})

export const Performing = machineStory({
  shows: inState('manyOrganizations', 'performing'),
  start: libraryWith(opened),
  view,
  play: async ({ stage }, canvas) => {
    await asked(canvas)
    const confirm = await screen.findByRole('button', { name: 'Block 2' })
    stage.ports.faults.hold('organizations.blockMany')
    await userEvent.click(confirm)
  },
})

export const Refused = machineStory({
  shows: inState('manyOrganizations', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('organizations.blockMany', { code: 'UNREACHABLE' })
    opened(stage)
  }),
  view,
  play: async (_, canvas) => asked(canvas),
})
