import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { filled } from '../../../.storybook/contacts.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { HERE } from '../../../.storybook/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <CategoryDialog edit={shell.categoryEdit} categories={shell.contactCategories} />
const managed = (before: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    before(stage)
    stage.shell.contactCategories.send({ type: 'list.opened', organizationId: HERE })
    stage.shell.categoryEdit.send({ type: 'open' })
  })
const open = ({ shell }: Stage) => shell.categoryEdit.send({ type: 'open' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const named = async (name: string) => userEvent.type(await screen.findByLabelText('Name'), `${name}{Enter}`)
const chosen = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Where its contacts go/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}

export const Closed = machineStory({ shows: inState('categoryEdit', 'closed'), start: libraryWith(), view })
export const Shown = machineStory({
  shows: inState('categoryEdit', 'shown'),
  start: managed(({ ports }) => void ports.keptContacts.addCategory('Friends of the museum and everybody who ever helped at the summer fair')),
  view,
  play: async () => expect(await screen.findAllByRole('listitem')).toHaveLength(5),
})

export const Naming = machineStory({
  shows: inState('categoryEdit', 'naming'),
  start: managed(),
  view,
  play: async () => {
    await press('Add category')
    await named('collectors ')
    await expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription(/exists/)
  },
})

export const Saving = machineStory({
  shows: inState('categoryEdit', 'saving'),
  start: managed(({ ports }) => void ports.faults.hold('contactCategories.rename')),
  view,
  play: async () => {
    await press('Rename Dealers')
    await named(' of prints')
  },
})

/** Somebody else has renamed it meanwhile. */
export const Comparing = machineStory({
  shows: inState('categoryEdit', 'comparing'),
  start: managed(({ ports }) => ports.faults.fail('contactCategories.rename', { code: 'STALE_EDIT' })),
  view,
  play: async ({ stage }) => {
    await press('Rename Dealers')
    stage.ports.faults.hold('contactCategories.list')
    await named(' of prints')
  },
})

/** A category is not removed before it is said where its contacts go. */
export const Asking = machineStory({
  shows: inState('categoryEdit', 'asking'),
  start: managed(),
  view,
  play: async () => {
    await press('Remove Collectors')
    await expect(await screen.findByRole('dialog')).toHaveTextContent('It has 2 contacts')
    await press('Remove')
    await expect(await screen.findByText('Required.')).toBeVisible()
  },
})

export const Removing = machineStory({
  shows: inState('categoryEdit', 'removing'),
  start: managed(({ ports }) => void ports.faults.hold('contactCategories.remove')),
  view,
  play: async () => {
    await press('Remove Collectors')
    await chosen('Dealers')
    await press('Remove')
  },
})

export const Removed = machineStory({
  shows: inState('categoryEdit', 'shown'),
  start: managed(),
  view,
  play: async () => {
    await press('Remove Collectors')
    await chosen('Dealers')
    await press('Remove')
    const list = await screen.findByRole('list', { name: 'Categories' })
    await expect(await within(list).findByText('3 contacts')).toBeVisible()
  },
})

export const Unread = machineStory({ shows: inState('contactCategories', 'unopened'), start: libraryWith(open), view })
export const Reading = machineStory({ shows: inState('contactCategories', 'reading'), start: managed(({ ports }) => void ports.faults.hold('contactCategories.list')), view })
export const Listing = machineStory({ shows: inState('contactCategories', 'listing'), start: managed(), view })
export const Failed = machineStory({
  shows: inState('contactCategories', 'failed'),
  start: managed(({ ports }) => ports.faults.fail('contactCategories.list', { code: 'UNREACHABLE' })),
  view,
  play: async () => expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible(),
})
export const Refreshing = machineStory({
  shows: inState('contactCategories', 'refreshing'),
  start: managed(),
  view,
  play: async ({ stage }) => {
    await screen.findByText('Collectors')
    stage.ports.faults.hold('contactCategories.list')
    await stage.ports.contacts.create(filled(stage, { firstName: 'Jon', lastName: 'Vik' }), new AbortController().signal)
  },
})
