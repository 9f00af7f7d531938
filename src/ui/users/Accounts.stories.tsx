import type { Meta } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { createAccountsMachine } from '../../application/users/accounts.machine.ts'
import type { Delivery } from '../../domain/mail/delivery.ts'
import { inMemoryPorts, type InMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Accounts } from './Accounts.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/admin-panel/organizations-accounts' } } satisfies Meta

export default meta

const organizationId = SAMPLE_CLAIMS.organization.id
const view = ({ accounts, accountAction, manyAccounts, accountDeletion, inviting }: Pick<Library, 'accounts' | 'accountAction' | 'manyAccounts' | 'accountDeletion' | 'inviting'>) => (
  <Framed>
    <Accounts accounts={accounts} accountAction={accountAction} many={manyAccounts} deletion={accountDeletion} inviting={inviting} claims={SAMPLE_CLAIMS} organizationId={organizationId} isOwn />
  </Framed>
)
const open = ({ shell }: Pick<Stage, 'shell'>, search?: string) =>
  shell.accounts.send({ type: 'accounts.opened', organizationId, filter: search === undefined ? {} : { search } })

export const Unopened = machineStory({ shows: inState('accounts', 'unopened'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('accounts', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('users.list')
    open(stage)
  }),
  view,
})

export const Listing = machineStory({ shows: inState('accounts', 'listing'), start: libraryWith(open), view })

const MAILS: readonly Delivery[] = [
  { state: 'queued', since: '2026-11-18T09:00:00.000Z', nextTryAt: null, trouble: null },
  { state: 'retrying', since: '2026-11-18T09:10:00.000Z', nextTryAt: '2026-11-18T09:40:00.000Z', trouble: 'signInRefused' },
  { state: 'sent', since: '2026-11-18T09:00:00.000Z', nextTryAt: null, trouble: null },
  { state: 'failed', since: '2026-11-18T09:00:00.000Z', nextTryAt: null, trouble: 'receiverRefused' },
  { state: 'withdrawn', since: '2026-11-18T09:00:00.000Z', nextTryAt: null, trouble: null },
]

/** Somebody for each thing that can become of an invitation's mail; their links are good. */
const invited = ({ people }: InMemoryPorts) => {
  const roleId = people.role('Reader', ['VIEW_RESOURCES'])
  for (const delivery of MAILS) {
    const id = people.account('Invited', delivery.state, roleId, 'invited')
    const account = people.accounts.get(id)
    if (account !== undefined) people.accounts.set(id, { ...account, invitedUntil: '2126-11-25T09:00:00.000Z' })
    people.deliver(id, delivery)
  }
}

export const InvitationMails = machineStory({
  shows: inState('accounts', 'listing'),
  start: libraryWith((stage) => open(stage, 'invited'), invited),
  view,
  play: async (_, canvas) => {
    const list = within(canvas)
    await list.findByText('The mail waits to be sent')
    await list.findByText('Mail sent', { exact: false })
    await list.findByText('Not sent yet. The mail server does not accept the user and password that are set. Next try', { exact: false })
    await list.findByText("The mail was not sent. The mail server does not accept the receiver's address.")
    await list.findByText('The mail was not sent: its link was no longer good')
  },
})

/** Looked at for longer than anybody pauses. */
export const Settling = machineStory({
  shows: inState('accounts', 'settling'),
  start: () => {
    const machine = createAccountsMachine(inMemoryPorts()).provide({ delays: { typing: 3_600_000 } })
    const { accountAction, manyAccounts, accountDeletion, inviting } = libraryWith()()
    return { accounts: createActor(machine).start(), accountAction, manyAccounts, accountDeletion, inviting }
  },
  view,
  play: async ({ accounts }, canvas) => {
    accounts.send({ type: 'accounts.opened', organizationId, filter: {} })
    await within(canvas).findByText('Mateo Rivas')
    accounts.send({ type: 'accounts.opened', organizationId, filter: { search: 'nora' } })
  },
})

export const Refreshing = machineStory({
  shows: inState('accounts', 'refreshing'),
  start: libraryWith(open),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByText('Mateo Rivas')
    stage.ports.faults.hold('users.list')
    open(stage, 'nora')
  },
})

/** More people than a page has. */
const crowded = ({ people }: InMemoryPorts) => {
  const roleId = people.role('Reader', ['VIEW_RESOURCES'])
  for (let place = 0; place < 60; place += 1) people.account('Reader', `No ${String(place).padStart(2, '0')}`, roleId)
}
const showMore = async (canvas: HTMLElement, before: () => void = () => undefined) => {
  const button = await within(canvas).findByRole('button', { name: 'Show more' })
  before()
  await userEvent.click(button)
}

export const Extending = machineStory({
  shows: inState('accounts', 'extending'),
  start: libraryWith(open, crowded),
  view,
  play: ({ stage }, canvas) => showMore(canvas, () => void stage.ports.faults.hold('users.list')),
})

export const Stuck = machineStory({
  shows: inState('accounts', 'stuck'),
  start: libraryWith(open, crowded),
  view,
  play: ({ stage }, canvas) => showMore(canvas, () => stage.ports.faults.fail('users.list', { code: 'UNREACHABLE' })),
})

export const Nothing = machineStory({ shows: inState('accounts', 'nothing'), start: libraryWith((stage) => open(stage, 'no such name')), view })

export const Failed = machineStory({
  shows: inState('accounts', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('users.list', { code: 'UNREACHABLE' })
    open(stage)
  }),
  view,
})
