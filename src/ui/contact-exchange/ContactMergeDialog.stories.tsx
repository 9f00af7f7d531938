import type { Meta } from '@storybook/react-vite'
import { useTranslation } from 'react-i18next'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { exchanging, idsOf } from '../../../.storybook/contactExchange.ts'
import { filled } from '../../../.storybook/contacts.ts'
import type { Library, Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import { categoryText } from '../contacts/categoryText.ts'
import { ContactPicture } from '../contacts/ContactPicture.tsx'
import { useContactCategories } from '../contacts/useContactCategories.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ContactMergeDialog } from './ContactMergeDialog.tsx'

const meta = { parameters: { path: '/contacts/general' } } satisfies Meta

export default meta

const Shown = ({ shell }: Pick<Stage, 'shell'>) => {
  const { t } = useTranslation()
  const categories = useContactCategories(shell.contactCategories, HERE).map((one) => ({ id: one.id, name: categoryText(t, one) }))
  return (
    <>
      <p>The contacts lie below.</p>
      <ContactMergeDialog contactMerge={shell.contactMerge} categories={categories} renderPicture={(contact) => <ContactPicture contact={contact} pictures={shell.contactPictures} />} />
    </>
  )
}
const view = ({ stage }: Library) => <Shown shell={stage.shell} />
const finding = (prepare: (stage: Stage) => void = () => undefined) =>
  exchanging((stage) => {
    prepare(stage)
    stage.shell.contactMerge.send({ type: 'find' })
  })
const comparing = (prepare: (stage: Stage) => void = () => undefined) =>
  exchanging((stage) => {
    prepare(stage)
    stage.shell.contactMerge.send({ type: 'compare', ids: idsOf(stage, 'Ada Berg', 'Ada Berg-Nilsen') })
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const Closed = machineStory({ shows: inState('contactMerge', 'closed'), start: exchanging(), view })
export const Finding = machineStory({ shows: inState('contactMerge', 'finding'), start: finding(({ ports }) => void ports.faults.hold('contactExchange.alike')), view })
export const Unfound = machineStory({ shows: inState('contactMerge', 'unfound'), start: finding(({ ports }) => ports.faults.fail('contactExchange.alike', { code: 'UNREACHABLE' })), view })
export const Listing = machineStory({
  shows: inState('contactMerge', 'listing'),
  start: finding((stage) => void stage.ports.keptContacts.add(filled(stage, { firstName: 'Lucía', lastName: 'Ferrer', city: 'Tarragona' }))),
  view,
  play: async () => {
    await expect(await screen.findByText('Same e-mail')).toBeVisible()
    await expect(screen.getByText('Same name')).toBeVisible()
    await expect(screen.getAllByRole('button', { name: /Compare contacts like/ })).toHaveLength(2)
  },
})
export const NoneAlike = machineStory({
  shows: inState('contactMerge', 'listing'),
  start: finding(({ ports }) => ports.keptContacts.contacts.clear()),
  view,
  play: async () => expect(await screen.findByText('No duplicates')).toBeVisible(),
})
export const Reading = machineStory({ shows: inState('contactMerge', 'reading'), start: comparing(({ ports }) => void ports.faults.hold('contacts.read')), view })
export const Unread = machineStory({ shows: inState('contactMerge', 'unread'), start: comparing(({ ports }) => ports.faults.fail('contacts.read', { code: 'CONTACT_NOT_FOUND' })), view })

/** Of each field in which they differ one value is chosen; the rest is told. */
export const Comparing = machineStory({
  shows: inState('contactMerge', 'comparing'),
  start: comparing(),
  view,
  play: async ({ contactMerge, stage }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Oslo/ }))
    await expect(contactMerge.getSnapshot().context.choices).toEqual({ city: idsOf(stage, 'Ada Berg-Nilsen')[0] })
  },
})

/** One of three is somebody else, and is left out; two must stay. */
export const LeavingOut = machineStory({
  shows: inState('contactMerge', 'comparing'),
  start: exchanging((stage) => stage.shell.contactMerge.send({ type: 'compare', ids: idsOf(stage, 'Ada Berg', 'Ada Berg-Nilsen', 'Lucía Ferrer') })),
  view,
  play: async () => {
    await press('Leave out Lucía Ferrer')
    await expect(await screen.findByRole('button', { name: 'Merge 2 contacts' })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: /Leave out/ })).toBeNull()
  },
})
export const Merging = machineStory({
  shows: inState('contactMerge', 'merging'),
  start: comparing(({ ports }) => void ports.faults.hold('contactExchange.merge')),
  view,
  play: async () => {
    await press('Merge 2 contacts')
    await press('Cancel')
    await expect(screen.getByRole('button', { name: 'Merge 2 contacts' })).toHaveAttribute('aria-busy', 'true')
  },
})

/** They are one, and the next ones are looked for. */
export const Merged = machineStory({
  shows: inState('contactMerge', 'listing'),
  start: finding(),
  view,
  play: async ({ stage }) => {
    await press(/Compare contacts like/)
    await press('Merge 2 contacts')
    await expect(await screen.findByText('No duplicates')).toBeVisible()
    await waitFor(() => expect([...stage.ports.keptContacts.contacts.values()].filter(({ trashedAt }) => trashedAt !== undefined)).toHaveLength(1))
  },
})
