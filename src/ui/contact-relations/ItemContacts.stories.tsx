import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { contactNamed } from '../../../.storybook/contacts.ts'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import type { ContactRelationForm } from '../../domain/contact-relations/contactRelation.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { AssetScreen } from '../assets/AssetScreen.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/related' } } satisfies Meta

export default meta

const viewFor =
  (permissions = ROLE_PERMISSIONS.Publisher) =>
  ({ stage: { shell } }: Library) => (
    <Framed>
      <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={permissions} />
    </Framed>
  )
const view = viewFor()

const signal = new AbortController().signal
const placeOf = ({ ports }: Stage): RelatedPlace => ({ kind: 'asset', type: 'RECORDS', id: ports.sample.pictures[2]?.id ?? '' })
const say = (stage: Stage, name: string, form: Partial<ContactRelationForm>) =>
  stage.ports.contactRelations.add(placeOf(stage), contactNamed(stage.ports.keptContacts, name).id, { kind: 'donor', from: '', until: '', note: '', ...form }, signal)

/** An asset with a donor, a maker and one with the longest of names. */
const tied = libraryWith((stage) => {
  openFile(stage)
  void say(stage, 'Ada Berg', { from: '1887~', until: '1902', note: 'By will, with the frame.' })
  void say(stage, 'Henrik Ødegård', { from: '1921' })
  void say(stage, 'Solveig Dahl', { kind: 'maker' })
  void say(stage, 'Margaret Whitlock-Ainsworth', { kind: 'formerOwner', until: '189X' })
})
const bare = (before: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    openFile(stage)
    before(stage)
  })

export const Unopened = machineStory({
  shows: inState('itemContacts', 'unopened'),
  start: bare(),
  view: viewFor(['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS']),
  play: async (_, canvas) => {
    await within(canvas).findByRole('link', { name: /^Related Assets/ })
    await expect(within(canvas).queryByText('People and institutions')).toBeNull()
  },
})
export const Reading = machineStory({ shows: inState('itemContacts', 'reading'), start: bare(({ ports }) => void ports.faults.hold('contactRelations.ofItem')), view })
export const Nobody = machineStory({ shows: inState('itemContacts', 'shown'), start: bare(), view })
export const Failed = machineStory({ shows: inState('itemContacts', 'failed'), start: bare(({ ports }) => ports.faults.fail('contactRelations.ofItem', { code: 'UNREACHABLE' })), view })

/** What was removed can be had back. */
export const Shown = machineStory({
  shows: inState('itemContacts', 'shown'),
  start: tied,
  view,
  play: async ({ stage: { entry } }, canvas) => {
    const page = within(canvas)
    await expect(await page.findByText(/about 1887 – 1902/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Remove Solveig Dahl' }))
    await waitFor(() => expect(page.queryByRole('link', { name: 'Solveig Dahl' })).toBeNull())
    entry.notifications.send({ type: 'undo' })
    await expect(await page.findByRole('link', { name: 'Solveig Dahl' })).toBeVisible()
  },
})

/** Whoever may look and no more is told why. */
export const LookedAt = machineStory({
  shows: inState('itemContacts', 'shown'),
  start: tied,
  view: viewFor(['VIEW_RESOURCES', 'VIEW_RESOURCE_DETAILS', 'VIEW_CONTACTS']),
  play: async (_, canvas) => {
    await within(canvas).findByRole('link', { name: 'Ada Berg' })
    await expect(within(canvas).queryByRole('button', { name: 'Remove Ada Berg' })).toBeNull()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Add a person or institution' }))
    await expect(await screen.findByText(/MANAGE_CONTACTS|Manage contacts/i)).toBeVisible()
  },
})

const openEmpty = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Add a person or institution' }))
  await screen.findByRole('dialog')
}
const openFilled = async (canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Change Ada Berg' }))
  const note = await screen.findByLabelText('Note')
  await userEvent.clear(note)
  await userEvent.type(note, 'By will')
}
const save = async () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))

export const Closed = machineStory({ shows: inState('relationEdit', 'closed'), start: tied, view })

/** Found while typing; the date says what it means. */
export const Adding = machineStory({
  shows: inState('relationEdit', 'editing'),
  start: bare(),
  view,
  play: async (_, canvas) => {
    await openEmpty(canvas)
    await userEvent.type(screen.getByRole('combobox', { name: 'Who' }), 'ferr')
    await userEvent.click(await screen.findByRole('option', { name: /Lucía Ferrer/ }))
    await expect(screen.getByRole('combobox', { name: 'Who' })).toHaveValue('Lucía Ferrer')
    await userEvent.type(screen.getByLabelText('From'), '1890~')
    await expect(await screen.findByText('about 1890')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Until'), 'later')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }))
    await expect(await screen.findByText(/Not a date/)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'New contact…' })).toHaveAttribute('href', expect.stringContaining('/contacts/general/create?for=asset%2FRECORDS%2F'))
  },
})
/** A word that names nobody stays in its field with the reason, and nothing is added. */
export const WordLeft = machineStory({
  shows: inState('relationEdit', 'editing'),
  start: bare(),
  view,
  play: async (_, canvas) => {
    await openEmpty(canvas)
    const field = screen.getByRole('combobox', { name: 'Who' })
    await userEvent.type(field, 'Nobody of that name')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('No contact is called that, or has that e-mail.'))
    await expect(field).toHaveValue('Nobody of that name')
    await expect(field).toHaveFocus()
  },
})
export const Saving = machineStory({
  shows: inState('relationEdit', 'saving'),
  start: tied,
  view,
  play: async ({ stage }, canvas) => {
    await openFilled(canvas)
    stage.ports.faults.hold('contactRelations.edit')
    await save()
  },
})
export const Refused = machineStory({
  shows: inState('relationEdit', 'refused'),
  start: tied,
  view,
  play: async ({ stage }, canvas) => {
    await openFilled(canvas)
    stage.ports.faults.fail('contactRelations.edit', { code: 'RESOURCE_IN_TRASH' })
    await save()
  },
})
export const Comparing = machineStory({
  shows: inState('relationEdit', 'comparing'),
  start: tied,
  view,
  play: async ({ stage }, canvas) => {
    await openFilled(canvas)
    stage.ports.faults.fail('contactRelations.edit', { code: 'STALE_EDIT' })
    stage.ports.faults.hold('contactRelations.ofItem')
    await save()
  },
})
export const Stale = machineStory({
  shows: inState('relationEdit', 'stale'),
  start: tied,
  view,
  play: async ({ stage }, canvas) => {
    await openFilled(canvas)
    stage.ports.faults.fail('contactRelations.edit', { code: 'STALE_EDIT' })
    await save()
    await expect(await screen.findByText(/It is now: Donor · about 1887 – 1902 · By will, with the frame/)).toBeVisible()
  },
})
