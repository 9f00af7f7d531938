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
const editing = ({ ports, shell }: Stage) => {
  const nora = [...ports.people.accounts.values()].find(({ firstName }) => firstName === 'Nora')
  shell.account.send({ type: 'account.opened', organizationId, accountId: nora?.id ?? '' })
}
const save = async (label = 'First name', text = 'Nina') => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

export const Saving = machineStory({
  shows: inState('account', 'saving'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('users.edit')
    editing(stage)
  }),
  view,
  play: () => save(),
})

export const UsernameTaken = machineStory({
  shows: inState('account', 'refused'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await save('Username', 'MATEO.rivas')
    await expect(await screen.findByLabelText('Username')).toHaveAccessibleDescription('This username exists already.')
  },
})

export const EmailTaken = machineStory({
  shows: inState('account', 'refused'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await save('E-mail', 'mateo.rivas@harbour.example')
    await expect(await screen.findByLabelText('E-mail')).toHaveAccessibleDescription('This e-mail address exists already.')
  },
})

export const NotSaved = machineStory({
  shows: inState('account', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('users.edit', { code: 'UNREACHABLE' })
    editing(stage)
  }),
  view,
  play: () => save(),
})

const staleOnce = (stage: Stage) => {
  stage.ports.faults.fail('users.edit', { code: 'STALE_EDIT' })
  editing(stage)
}

export const Comparing = machineStory({
  shows: inState('account', 'comparing'),
  start: libraryWith(staleOnce),
  view,
  play: async ({ stage }) => {
    await screen.findByLabelText('First name')
    stage.ports.faults.hold('users.read')
    await save()
  },
})

export const Stale = machineStory({
  shows: inState('account', 'stale'),
  start: libraryWith(staleOnce),
  view,
  play: async () => {
    await save()
    await expect(await screen.findByRole('columnheader', { name: 'Theirs' })).toBeVisible()
    await expect(screen.getAllByRole('row')).toHaveLength(2)
  },
})

export const Saved = machineStory({
  shows: inState('account', 'saved'),
  start: libraryWith(editing),
  view,
  play: async () => {
    await save()
    await expect(onClose).toHaveBeenCalled()
  },
})
