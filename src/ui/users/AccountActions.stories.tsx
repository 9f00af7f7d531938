import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AccountActionDialog } from './AccountActionDialog.tsx'
import { Accounts } from './Accounts.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/admin-panel/organizations-accounts' } } satisfies Meta

export default meta

const organizationId = SAMPLE_CLAIMS.organization.id
const view = ({ accounts, accountAction, manyAccounts, accountDeletion, inviting }: Library) => (
  <Framed>
    <Accounts accounts={accounts} accountAction={accountAction} many={manyAccounts} deletion={accountDeletion} inviting={inviting} claims={SAMPLE_CLAIMS} organizationId={organizationId} isOwn />
    <AccountActionDialog accountAction={accountAction} />
  </Framed>
)
const opened = ({ shell }: Stage) => shell.accounts.send({ type: 'accounts.opened', organizationId, filter: {} })
const choose = async (name: string, action: string, canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}
const confirm = async (name: string) => userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

export const SecondStepReset = machineStory({
  shows: inState('accountAction', 'asking'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('cell', { name: 'Authenticator' })).toBeVisible()
    await choose('Mateo Rivas', 'Reset the second step', canvas)
    await expect(await screen.findByRole('dialog', { name: 'Reset the second step of Mateo Rivas?' })).toBeVisible()
  },
})

export const InvitingAgain = machineStory({
  shows: inState('accountAction', 'working'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('users.perform')
    opened(stage)
  }),
  view,
  play: async (_, canvas) => {
    await choose('Åse Kristine Bjørnstad-Haugen', 'Send the invitation again', canvas)
    await confirm('Send the invitation again')
  },
})

export const LastAdministrator = machineStory({
  shows: inState('accountAction', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('users.perform', { code: 'LAST_ADMINISTRATOR' })
    opened(stage)
  }),
  view,
  play: async (_, canvas) => {
    await choose('Mateo Rivas', 'Block', canvas)
    await confirm('Block')
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Nobody would be left/)
  },
})
