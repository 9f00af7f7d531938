import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Accounts } from './Accounts.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/admin-panel/organizations-accounts' } } satisfies Meta

export default meta

const organizationId = SAMPLE_CLAIMS.organization.id
const as =
  (claims: typeof SAMPLE_CLAIMS, isOwn = true) =>
  ({ accounts, accountAction, manyAccounts, accountDeletion, inviting }: Library) => (
    <Framed>
      <Accounts accounts={accounts} accountAction={accountAction} many={manyAccounts} deletion={accountDeletion} inviting={inviting} claims={claims} organizationId={organizationId} isOwn={isOwn} />
    </Framed>
  )
const view = as(SAMPLE_CLAIMS)
const opened = ({ shell }: Stage) => shell.accounts.send({ type: 'accounts.opened', organizationId, filter: {} })
const menuOf = async (name: string, canvas: HTMLElement) =>
  userEvent.click(await within(canvas).findByRole('button', { name: `Actions for ${name}` }))

export const OwnAccount = machineStory({
  shows: inState('accountAction', 'closed'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    await menuOf('Ada Berg', canvas)
    const own = await screen.findByRole('menuitem', { name: 'Delete', description: /Nobody can do this to their own account/ })
    await expect(own).toHaveAttribute('aria-disabled', 'true')
  },
})

export const SignedIn = machineStory({
  shows: inState('accountAction', 'closed'),
  start: libraryWith(opened),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Invitation good until 11/25/2126')).toBeVisible()
    await menuOf('Åse Kristine Bjørnstad-Haugen', canvas)
    await expect(await screen.findByRole('menuitem', { name: 'Send the invitation again' })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Sign out everywhere' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await menuOf('Mateo Rivas', canvas)
    await expect(await screen.findByRole('menuitem', { name: 'Sign out everywhere' })).toBeVisible()
  },
})

const guard = {
  ...SAMPLE_CLAIMS,
  user: { ...SAMPLE_CLAIMS.user, id: 'guard', role: 'Guard' },
  permissions: ['VIEW_MY_ORG_METADATA', 'BAN_ORG_USERS', 'VIEW_RESOURCES'] as const,
}

export const OverWhoMayDoMore = machineStory({
  shows: inState('accountAction', 'closed'),
  start: libraryWith(opened),
  view: as(guard),
  play: async (_, canvas) => {
    await menuOf('Mateo Rivas', canvas)
    const block = await screen.findByRole('menuitem', { name: 'Block', description: /“Publisher” holds permissions that your role lacks/ })
    await expect(block).toHaveAttribute('aria-disabled', 'true')
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  },
})

/** Permissions for the own organization reach no other one. */
export const BeyondTheOwnOrganization = machineStory({
  shows: inState('accountAction', 'closed'),
  start: libraryWith(opened),
  view: as(guard, false),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Mateo Rivas')).toBeVisible()
    await expect(within(canvas).queryByRole('button', { name: /Actions for/ })).toBeNull()
  },
})
