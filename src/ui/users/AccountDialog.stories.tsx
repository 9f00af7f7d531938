import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AccountDialog } from './AccountDialog.tsx'

const meta = {} satisfies Meta

export default meta

const organizationId = SAMPLE_CLAIMS.organization.id
const onClose = fn()
const view = ({ account }: Library) => <AccountDialog account={account} claims={SAMPLE_CLAIMS} onClose={onClose} />
const adding = ({ shell }: Stage) => shell.account.send({ type: 'account.opened', organizationId, accountId: null })
const idOf = ({ ports }: Stage, firstName: string): string =>
  [...ports.people.accounts.values()].find((one) => one.firstName === firstName)?.id ?? ''
const editing = (stage: Stage, firstName = 'Nora') =>
  stage.shell.account.send({ type: 'account.opened', organizationId, accountId: idOf(stage, firstName) })

export const Closed = machineStory({ shows: inState('account', 'closed'), start: libraryWith(), view })

export const Opening = machineStory({
  shows: inState('account', 'opening'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('users.read')
    editing(stage)
  }),
  view,
})

export const Unreadable = machineStory({
  shows: inState('account', 'unreadable'),
  start: libraryWith(({ shell }) => shell.account.send({ type: 'account.opened', organizationId, accountId: 'nobody' })),
  view,
})

export const Adding = machineStory({ shows: inState('account', 'editing'), start: libraryWith(adding), view })

export const WithoutFields = machineStory({
  shows: inState('account', 'editing'),
  start: libraryWith(adding),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send invitation' }))
    await expect(await screen.findByLabelText('Username')).toHaveAccessibleDescription('Required.')
    await expect(screen.getByLabelText('Role')).toHaveAccessibleDescription('Required.')
  },
})

export const Editing = machineStory({ shows: inState('account', 'editing'), start: libraryWith((stage) => editing(stage)), view })

export const OwnAccount = machineStory({
  shows: inState('account', 'editing'),
  start: libraryWith((stage) => editing(stage, 'Ada')),
  view,
  play: async () => expect(await screen.findByLabelText('Role')).toHaveAccessibleDescription(/your own role/),
})

const guard = { ...SAMPLE_CLAIMS, user: { ...SAMPLE_CLAIMS.user, id: 'guard', role: 'Guard' }, permissions: ['EDIT_ORG_USERS'] as const }

export const OfWhoMayDoMore = machineStory({
  shows: inState('account', 'editing'),
  start: libraryWith((stage) => editing(stage)),
  view: ({ account }) => <AccountDialog account={account} claims={guard} onClose={onClose} />,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/You can see this account but not change it/)
    await expect(screen.getByLabelText('First name')).toHaveAttribute('readonly')
    await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  },
})
