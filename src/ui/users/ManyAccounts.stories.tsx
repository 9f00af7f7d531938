import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Accounts } from './Accounts.tsx'
import { ManyAccountsDialog } from './ManyAccountsDialog.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/admin-panel/organizations-accounts' } } satisfies Meta

export default meta

const organizationId = SAMPLE_CLAIMS.organization.id
const view = ({ accounts, accountAction, manyAccounts, accountDeletion, inviting }: Library) => (
  <Framed>
    <Accounts accounts={accounts} accountAction={accountAction} many={manyAccounts} deletion={accountDeletion} inviting={inviting} claims={SAMPLE_CLAIMS} organizationId={organizationId} isOwn />
    <ManyAccountsDialog many={manyAccounts} />
  </Framed>
)
const opened = ({ shell }: Stage) => shell.accounts.send({ type: 'accounts.opened', organizationId, filter: {} })
const pick = async (canvas: HTMLElement, ...names: readonly string[]) => {
  for (const name of names) await userEvent.click(await within(canvas).findByRole('checkbox', { name: `Select ${name}` }))
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Picked = machineStory({
  shows: inState('manyAccounts', 'picking'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    await pick(canvas, 'Ada Berg', 'Mateo Rivas')
    await expect(screen.getByRole('toolbar', { name: 'Selected accounts' })).toHaveTextContent('2 selected')
  },
})

export const RoleWanted = machineStory({
  shows: inState('manyAccounts', 'choosing'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    await pick(canvas, 'Mateo Rivas', 'Nora Whitfield')
    await press('Change role')
    await expect(await screen.findByRole('dialog', { name: 'Change the role of 2 users' })).toBeVisible()
  },
})

const blockReviewed = async (canvas: HTMLElement) => {
  await pick(canvas, 'Ada Berg', 'Mateo Rivas', 'Jonas Lund')
  await press('Block')
}

export const Rehearsing = machineStory({
  shows: inState('manyAccounts', 'rehearsing'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('users.changeMany')
    opened(stage)
  }),
  view,
  play: async (_, canvas) => blockReviewed(canvas),
})

export const Reviewed = machineStory({
  shows: inState('manyAccounts', 'asking'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    await blockReviewed(canvas)
    await expect(await screen.findByText('One of them is signed in now, and is signed out at once. What is not saved is lost.')).toBeVisible()
    const left = screen.getByRole('list', { name: '2 are left out' })
    await expect(left).toHaveTextContent('Ada Berg: this is your own account')
    await expect(left).toHaveTextContent('Jonas Lund: it is so already')
    await expect(screen.getByRole('button', { name: 'Block one' })).toBeEnabled()
  },
})

export const Changing = machineStory({
  shows: inState('manyAccounts', 'performing'),
  start: libraryWith(opened),
  view,
  play: async ({ stage }, canvas) => {
    await blockReviewed(canvas)
    const confirm = await screen.findByRole('button', { name: 'Block one' })
    stage.ports.faults.hold('users.changeMany')
    await userEvent.click(confirm)
  },
})

export const Refused = machineStory({
  shows: inState('manyAccounts', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('users.changeMany', { code: 'UNREACHABLE' })
    opened(stage)
  }),
  view,
  play: async (_, canvas) => blockReviewed(canvas),
})
