import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { categoryOf, contactNamed, filled, manyContacts, openContacts } from '../../../.storybook/contacts.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import type { ShownContacts } from '../../application/contacts/readingContacts.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ContactsScreen } from './ContactsScreen.tsx'
import { PurgeDialog } from './PurgeDialog.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/contacts/general' } } satisfies Meta

export default meta

const onList = fn()
const viewFor =
  (mayManage: boolean) =>
  ({ stage }: Library) => (
    <Framed>
      <ContactsScreen actors={stage.shell} organizationId={HERE} mayManage={mayManage} onList={onList} />
    </Framed>
  )
const view = viewFor(true)
const opened = (list: Partial<ShownContacts> = {}, before: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    before(stage)
    openContacts(stage, list)
  })
const never = () => new AbortController().signal

export const Unopened = machineStory({ shows: inState('contacts', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('contacts', 'reading'), start: opened({}, ({ ports }) => void ports.faults.hold('contacts.page')), view })
export const Failed = machineStory({
  shows: inState('contacts', 'failed'),
  start: opened({}, ({ ports }) => ports.faults.fail('contacts.page', { code: 'UNREACHABLE' })),
  view,
})

/** People with and without a picture, with much and with little known of them. */
export const Listing = machineStory({
  shows: inState('contacts', 'listing'),
  start: opened({}, ({ ports }) => void ports.keptContacts.changePicture(contactNamed(ports.keptContacts, 'Ada Berg'), 'x')),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('link', { name: 'Ada Berg' })).toHaveAttribute('href', expect.stringContaining('/contacts/general/detail/'))
    const categories = within(within(canvas).getByRole('navigation', { name: 'Categories' }))
    await categories.findByRole('link', { name: 'Collectors 2' })
    await expect(categories.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 5', 'Collectors 2', 'Dealers 1', 'Artists 1', 'Institutions 1'])
  },
})

/** Two are picked, moved to the trash at once, and leave the selection with the list. */
export const Selected = machineStory({
  shows: inState('contacts', 'listing'),
  start: opened(),
  view,
  play: async ({ stage }, canvas) => {
    await userEvent.click(await within(canvas).findByLabelText('Select Ada Berg'))
    await userEvent.click(within(canvas).getByLabelText('Select Lucía Ferrer'))
    await expect(within(canvas).getByRole('toolbar', { name: 'Selection' })).toHaveTextContent('2 selected')
    await expect(stage.shell.contacts.getSnapshot().context.picked).toHaveLength(2)
  },
})

/** On a phone the bar has room for four of them: the menu has all. */
export const SelectedWithMenu = machineStory({
  shows: inState('contacts', 'listing'),
  start: opened(),
  view,
  play: async (_story, canvas) => {
    await userEvent.click(await within(canvas).findByLabelText('Select Ada Berg'))
    await userEvent.click(within(within(canvas).getByRole('toolbar', { name: 'Selection' })).getByRole('button', { name: 'More actions' }))
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Change category', 'Export as vCard', 'Export as CSV', 'Move to trash', 'Select all'])
  },
})

/** Whoever may only look has nothing to pick. */
export const Looking = machineStory({
  shows: inState('contacts', 'listing'),
  start: opened(),
  view: viewFor(false),
  play: async (_, canvas) => {
    await within(canvas).findByRole('link', { name: 'Ada Berg' })
    await expect(within(canvas).queryByLabelText('Select Ada Berg')).toBeNull()
    await expect(within(canvas).queryByRole('link', { name: 'Add contact' })).toBeNull()
  },
})

/** While a search is being typed the list from before stays. */
export const Typing = machineStory({
  shows: inState('contacts', 'settling'),
  start: opened({ term: 'ber' }),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('link', { name: 'Ada Berg' })
    await userEvent.type(within(canvas).getByRole('searchbox'), 'g')
    await expect(onList).toHaveBeenLastCalledWith(expect.objectContaining({ term: 'berg' }))
    openContacts(stage, { term: 'berg' })
    await expect(within(canvas).getByRole('link', { name: 'Ada Berg' })).toBeVisible()
  },
})

export const FirstVisit = machineStory({
  shows: inState('contacts', 'nothing'),
  start: opened({}, ({ ports }) => ports.keptContacts.contacts.clear()),
  view,
  play: async (_, canvas) => void (await within(canvas).findByText('No contacts yet')),
})

/** What the search does not find here it finds in another category. */
export const FoundElsewhere = machineStory({
  shows: inState('contacts', 'nothing'),
  start: libraryWith((stage) => openContacts(stage, { term: 'berg', categoryId: categoryOf(stage.ports.keptContacts, 'Dealers') })),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Search in all categories' }))
    await expect(onList).toHaveBeenLastCalledWith({ inTrash: false, term: 'berg', sort: 'lastName', direction: 'asc' })
  },
})

export const Extending = machineStory({
  shows: inState('contacts', 'extending'),
  start: opened({}, manyContacts),
  view,
  play: async ({ stage }, canvas) => {
    const more = await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.hold('contacts.page')
    await userEvent.click(more)
  },
})

export const Stuck = machineStory({
  shows: inState('contacts', 'stuck'),
  start: opened({}, manyContacts),
  view,
  play: async ({ stage }, canvas) => {
    const more = await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.fail('contacts.page', { code: 'UNREACHABLE' })
    await userEvent.click(more)
  },
})

const inTrash = opened({ inTrash: true }, ({ ports }) => {
  for (const name of ['Ada Berg', 'Solveig Dahl']) ports.keptContacts.trash(contactNamed(ports.keptContacts, name))
})

/** The trash; its contacts come back, but not beside somebody who is the same. */
export const Trash = machineStory({
  shows: inState('contacts', 'listing'),
  start: inTrash,
  view,
  play: async ({ stage }, canvas) => {
    await stage.ports.contacts.create(filled(stage, { firstName: 'ADA', lastName: 'berg' }), never())
    await userEvent.click(await within(canvas).findByLabelText('Select Ada Berg'))
    await userEvent.click(within(canvas).getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(stage.entry.notifications.getSnapshot().context.queue[0]).toMatchObject({ kind: 'failure', text: 'failure.CONTACT_ALREADY_EXISTS', link: { text: 'contacts.show' } }))
  },
})
export const TrashEmpty = machineStory({ shows: inState('contacts', 'nothing'), start: opened({ inTrash: true }), view })

const purgeView = ({ stage }: Library) => <PurgeDialog purge={stage.shell.contactPurge} />
const asked = libraryWith(({ shell, ports: { keptContacts } }) => {
  const ada = contactNamed(keptContacts, 'Ada Berg')
  keptContacts.trash(ada)
  shell.contactPurge.send({ type: 'ask', contacts: [ada] })
})
const confirmed = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }))

export const NothingPurged = machineStory({ shows: inState('contactPurge', 'closed'), start: libraryWith(), view: purgeView })
export const Purging = machineStory({
  shows: inState('contactPurge', 'asking'),
  start: asked,
  view: purgeView,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Delete this contact permanently?' })).toHaveTextContent('Ada Berg')
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
})
export const PurgeWorking = machineStory({
  shows: inState('contactPurge', 'working'),
  start: asked,
  view: purgeView,
  play: async ({ stage }) => {
    stage.ports.faults.hold('contacts.deletePermanently')
    await confirmed()
  },
})
export const PurgeRefused = machineStory({
  shows: inState('contactPurge', 'refused'),
  start: asked,
  view: purgeView,
  play: async ({ stage }) => {
    stage.ports.faults.fail('contacts.deletePermanently', { code: 'UNREACHABLE' })
    await confirmed()
  },
})
