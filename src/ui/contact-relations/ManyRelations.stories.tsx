import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { contactNamed } from '../../../.storybook/contacts.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ManyRelationsDialog } from './ManyRelationsDialog.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <ManyRelationsDialog many={shell.manyRelations} finder={shell.contactFinder} />
const ofItems = libraryWith(({ shell, ports }: Stage) => shell.manyRelations.send({ type: 'items.opened', items: ports.sample.pictures.slice(0, 12).map(({ id, name }) => ({ id, name })) }))
const ofContact = libraryWith(({ shell, ports }: Stage) => {
  const ada = contactNamed(ports.keptContacts, 'Ada Berg')
  shell.manyRelations.send({ type: 'contact.opened', contact: { id: ada.id, name: contactName(ada) } })
})

export const Closed = machineStory({ shows: inState('manyRelations', 'closed'), start: libraryWith(() => undefined), view })

/** To all that is selected: who it is, is found by typing. */
export const Selected = machineStory({
  shows: inState('manyRelations', 'editing'),
  start: ofItems,
  view,
  play: async (_library, canvas) => {
    const page = within(canvas.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Add' }))
    await expect(await page.findByRole('combobox', { name: 'Who' })).toHaveAccessibleDescription(/./)
    await userEvent.type(page.getByRole('combobox', { name: 'Who' }), 'ada')
    await userEvent.click(await page.findByRole('option', { name: /Ada Berg/ }))
    await expect(page.getByRole('combobox', { name: 'Who' })).toHaveValue('Ada Berg')
  },
})

/** Of one contact: assets and folders are found by typing, and can be left out again. */
export const OfContact = machineStory({
  shows: inState('manyRelations', 'editing'),
  start: ofContact,
  view,
  play: async ({ stage }, canvas) => {
    const page = within(canvas.ownerDocument.body)
    await userEvent.type(await page.findByRole('combobox', { name: 'Assets and folders' }), 'harbour')
    await userEvent.click((await page.findAllByRole('option'))[0] as HTMLElement)
    await waitFor(() => expect(stage.shell.manyRelations.getSnapshot().context.items).toHaveLength(1))
    await expect(page.getByRole('list', { name: 'Chosen for Assets and folders' })).toBeVisible()
  },
})

/** A word that names nothing stays in its field, says so, and is not passed over. */
export const WordLeft = machineStory({
  shows: inState('manyRelations', 'editing'),
  start: ofContact,
  view,
  play: async ({ stage }, canvas) => {
    const page = within(canvas.ownerDocument.body)
    const field = await page.findByRole('combobox', { name: 'Assets and folders' })
    await userEvent.type(field, 'harbour')
    await userEvent.click((await page.findAllByRole('option'))[0] as HTMLElement)
    await userEvent.type(field, 'lighthous keeper')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription('No asset or folder that you see is called that.'))
    await userEvent.click(page.getByRole('button', { name: 'Add' }))
    await expect(field).toHaveValue('lighthous keeper')
    await expect(stage.shell.manyRelations.getSnapshot().context.items).toHaveLength(1)
  },
})

/** A contact that is not known is left in the field rather than the one of before. */
export const UnknownContact = machineStory({
  shows: inState('manyRelations', 'editing'),
  start: ofItems,
  view,
  play: async (_library, canvas) => {
    const page = within(canvas.ownerDocument.body)
    const field = await page.findByRole('combobox', { name: 'Who' })
    await userEvent.type(field, 'ada')
    await userEvent.click(await page.findByRole('option', { name: /Ada Berg/ }))
    await userEvent.click(field)
    await userEvent.keyboard('Ida Bergh')
    await userEvent.click(page.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('No contact is called that, or has that e-mail.'))
    await expect(field).toHaveValue('Ida Bergh')
  },
})

export const Saving = machineStory({
  shows: inState('manyRelations', 'saving'),
  start: ofItems,
  view,
  play: async ({ stage }) => {
    const ada = contactNamed(stage.ports.keptContacts, 'Ada Berg')
    stage.ports.faults.hold('contactRelations.addMany')
    stage.shell.manyRelations.send({ type: 'contact.chosen', contact: { id: ada.id, name: contactName(ada) } })
    stage.shell.manyRelations.send({ type: 'save' })
  },
})
