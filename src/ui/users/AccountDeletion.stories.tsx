import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AccountDeletionDialog } from './AccountDeletionDialog.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/admin-panel/organizations-accounts' } } satisfies Meta

export default meta

const organizationId = SAMPLE_CLAIMS.organization.id
const view = ({ accountDeletion, successorSearch }: Library) => <AccountDeletionDialog deletion={accountDeletion} search={successorSearch} />

const named = ({ ports: { people } }: Stage, firstName: string) => {
  const found = [...people.accounts.values()].find((one) => one.firstName === firstName)
  if (found === undefined) throw new Error(`${firstName} is not there`)
  return people.seen(found)
}

/** Mateo has added a folder and what is in it. */
const asked = (stage: Stage, ...firstNames: readonly string[]) => {
  const { library, folders, files } = stage.ports.sample
  const mateo = named(stage, 'Mateo').id
  for (const { id } of [folders.papers, ...files]) library.addedBy.set(id, mateo)
  stage.shell.accountDeletion.send({ type: 'delete.ask', organizationId, accounts: firstNames.map((firstName) => named(stage, firstName)) })
}
const asking = (...firstNames: readonly string[]) => libraryWith((stage) => asked(stage, ...firstNames))
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialogOf = async (name: string) => expect(await screen.findByRole('dialog', { name })).toBeVisible()

export const Closed = machineStory({ shows: inState('accountDeletion', 'closed'), start: libraryWith(), view })

export const Weighing = machineStory({
  shows: inState('accountDeletion', 'weighing'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('users.delete')
    asked(stage, 'Mateo')
  }),
  view,
  play: async () => dialogOf('Delete Mateo Rivas?'),
})

export const Leaving = machineStory({
  shows: inState('accountDeletion', 'leaving'),
  start: asking('Mateo'),
  view,
  play: async () => {
    await expect(await screen.findByText(/^1 folder · 6 assets/)).toBeVisible()
    await expect(screen.getByRole('radio', { name: 'Leave it in their name' })).toBeChecked()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
})

/** Who added nothing leaves nothing to hand over. */
export const NothingLeft = machineStory({
  shows: inState('accountDeletion', 'leaving'),
  start: asking('Nora'),
  view,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Delete' })).toBeEnabled()
    await expect(screen.queryByRole('radio')).toBeNull()
  },
})

export const WorkUnderWay = machineStory({
  shows: inState('accountDeletion', 'leaving'),
  start: libraryWith((stage) => {
    stage.ports.people.underWay = { jobs: 2, zips: 1, uploads: 14 }
    asked(stage, 'Mateo')
  }),
  view,
  play: async () => {
    const ending = await screen.findByRole('list', { name: 'What ends with them' })
    await expect(within(ending).getAllByRole('listitem')).toHaveLength(3)
    await expect(ending).toHaveTextContent('14 uploads of theirs are under way and break off')
  },
})

export const ManyLeaving = machineStory({
  shows: inState('accountDeletion', 'leaving'),
  start: asking('Ada', 'Mateo', 'Jonas', 'Åse Kristine'),
  view,
  play: async () => {
    await dialogOf('Delete 4 users?')
    await expect(await screen.findByRole('list', { name: 'One is left out' })).toHaveTextContent('Ada Berg: this is your own account')
    await expect(screen.getByRole('button', { name: 'Delete 3' })).toBeEnabled()
  },
})

export const NobodyDeleted = machineStory({
  shows: inState('accountDeletion', 'leaving'),
  start: asking('Ada'),
  view,
  play: async () => {
    await expect(await screen.findByText('This changes nobody.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
})

export const Choosing = machineStory({
  shows: inState('accountDeletion', 'choosing'),
  start: asking('Mateo'),
  view,
  play: async () => {
    await choose('Hand it over to somebody')
    const people = await screen.findByRole('radiogroup', { name: 'Who looks after it' })
    await expect(await within(people).findByRole('radio', { name: /Nora Whitfield/ })).toBeVisible()
    // Only who is active, and stays.
    await expect(within(people).queryByRole('radio', { name: /Mateo|Jonas|Åse/ })).toBeNull()
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
})

export const NobodyFound = machineStory({
  shows: inState('accountDeletion', 'choosing'),
  start: asking('Mateo'),
  view,
  play: async () => {
    await choose('Hand it over to somebody')
    await userEvent.type(await screen.findByRole('searchbox'), 'jonas')
    await expect(await screen.findByText('No other active user matches.')).toBeVisible()
  },
})

export const SearchFailed = machineStory({
  shows: inState('accountDeletion', 'choosing'),
  start: libraryWith((stage) => {
    asked(stage, 'Mateo')
    stage.ports.faults.fail('users.list', { code: 'UNREACHABLE' })
  }),
  view,
  play: async () => {
    await choose('Hand it over to somebody')
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})

const nora = async () => {
  await choose('Hand it over to somebody')
  await choose(/Nora Whitfield/)
}

export const Handing = machineStory({
  shows: inState('accountDeletion', 'handing'),
  start: asking('Mateo'),
  view,
  play: async () => {
    await nora()
    await userEvent.type(screen.getByRole('searchbox'), 'ada')
    // The one chosen stays in sight, whoever is looked for.
    await expect(await screen.findByRole('radio', { name: /Nora Whitfield/ })).toBeChecked()
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled()
  },
})

export const SuccessorGone = machineStory({
  shows: inState('accountDeletion', 'choosing'),
  start: asking('Mateo'),
  view,
  play: async ({ stage }) => {
    await nora()
    stage.ports.people.leave([named(stage, 'Nora').id], null)
    await press('Delete')
    await expect(await screen.findByText('Choose one of the options.')).toBeVisible()
  },
})

export const Deleting = machineStory({
  shows: inState('accountDeletion', 'deleting'),
  start: asking('Mateo'),
  view,
  play: async ({ stage }) => {
    await nora()
    stage.ports.faults.hold('users.delete')
    await press('Delete')
  },
})

export const Refused = machineStory({
  shows: inState('accountDeletion', 'refused'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('users.delete', { code: 'UNREACHABLE' })
    asked(stage, 'Mateo')
  }),
  view,
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
})
