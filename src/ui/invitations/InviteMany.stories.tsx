import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { InviteManyDialog } from './InviteManyDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ inviting, stage }: Library) => (
  <InviteManyDialog inviting={inviting} roles={[...stage.ports.people.roles.values()].map((role) => ({ ...role, users: 0 }))} />
)
const opened = ({ shell }: Stage) => shell.inviting.send({ type: 'open', organizationId: SAMPLE_CLAIMS.organization.id, language: 'en-US' })
const filled = (stage: Stage) => {
  opened(stage)
  const roleId = [...stage.ports.people.roles.values()].find(({ name }) => name === 'User')?.id ?? ''
  stage.shell.inviting.send({ type: 'changed', change: { roleId, text: 'Ada Berg <ada.new@harbour.example>\nbo@harbour.example\nmateo.rivas@harbour.example, Mateo, Rivas' } })
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Closed = machineStory({ shows: inState('inviting', 'closed'), start: libraryWith(), view })

export const Incomplete = machineStory({
  shows: inState('inviting', 'writing'),
  start: libraryWith(opened),
  view,
  play: async () => {
    await press('Check the lines')
    await expect(await screen.findByRole('textbox', { name: 'People' })).toHaveAccessibleDescription(/Paste at least one address/)
  },
})

export const Checking = machineStory({
  shows: inState('inviting', 'checking'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('users.inviteMany')
    filled(stage)
  }),
  view,
  play: () => press('Check the lines'),
})

export const Reviewed = machineStory({
  shows: inState('inviting', 'reviewing'),
  start: libraryWith(filled),
  view,
  play: async () => {
    await press('Check the lines')
    await expect(await screen.findByText('One person is invited. 2 lines invite nobody.')).toBeVisible()
    await expect(screen.getByText('Last name: Required.')).toBeVisible()
    await expect(screen.getByText('This e-mail address exists already.')).toBeVisible()
  },
})

export const Sending = machineStory({
  shows: inState('inviting', 'sending'),
  start: libraryWith(filled),
  view,
  play: async ({ stage }) => {
    await press('Check the lines')
    const send = await screen.findByRole('button', { name: 'Send one invitation' })
    stage.ports.faults.hold('users.inviteMany')
    await userEvent.click(send)
  },
})

const send = async () => {
  await press('Check the lines')
  await press('Send one invitation')
}

/** What became of the mail is asked for. */
export const Following = machineStory({
  shows: inState('inviting', 'following'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('users.invitationMails')
    filled(stage)
  }),
  view,
  play: send,
})

export const Invited = machineStory({
  shows: inState('inviting', 'invited'),
  start: libraryWith(filled),
  view,
  play: async ({ stage }) => {
    await send()
    await expect(await screen.findByText('Mail sent', { exact: false })).toBeVisible()
    const [id = ''] = [...stage.ports.people.accounts.values()].filter(({ email }) => email === 'ada.new@harbour.example').map((account) => account.id)
    stage.ports.people.deliver(id, { state: 'failed', since: '2026-11-18T09:00:00.000Z', nextTryAt: null, trouble: 'receiverRefused' })
    await expect(await screen.findByText("The mail was not sent. The mail server does not accept the receiver's address.")).toBeVisible()
  },
})

/** They are invited all the same. */
export const InvitedUnknown = machineStory({
  shows: inState('inviting', 'invited'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('users.invitationMails', { code: 'UNREACHABLE' })
    filled(stage)
  }),
  view,
  play: async () => {
    await send()
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(screen.getByText('One person has been invited by e-mail', { exact: false })).toBeVisible()
  },
})
