import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { contactNamed, filled } from '../../../../.storybook/contacts.ts'
import { type Library, libraryWith, type Stage } from '../../../../.storybook/library.ts'
import { Framed } from '../../stories/Framed.tsx'
import { inState } from '../../stories/inState.ts'
import { machineStory } from '../../stories/machineStory.tsx'
import { ContactFormScreen } from './ContactFormScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/contacts/general/create' } } satisfies Meta

export default meta

const view = ({ stage }: Library) => (
  <Framed>
    <ContactFormScreen actors={stage.shell} />
  </Framed>
)
const opened = (name?: string, before: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    before(stage)
    stage.shell.contactForm.send({ type: 'contact.opened', contactId: name === undefined ? undefined : contactNamed(stage.ports.keptContacts, name).id })
  })
const typed = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const saved = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const changed = async () => {
  await typed('Organization', 'Bergen Maritime')
  await saved()
}
const theirs = async ({ ports }: Stage) => {
  const contact = contactNamed(ports.keptContacts, 'Ada Berg')
  await ports.contacts.edit(contact, { ...contact, city: 'Oslo', organization: 'The Harbour Fund' }, new AbortController().signal)
}

export const Closed = machineStory({ shows: inState('contactForm', 'closed'), start: libraryWith(), view })
export const Opening = machineStory({ shows: inState('contactForm', 'opening'), start: opened('Ada Berg', ({ ports }) => void ports.faults.hold('contacts.read')), view })
export const Unreadable = machineStory({
  shows: inState('contactForm', 'unreadable'),
  start: opened('Ada Berg', ({ ports }) => ports.faults.fail('contacts.read', { code: 'UNREACHABLE' })),
  view,
})
export const Editing = machineStory({
  shows: inState('contactForm', 'editing'),
  start: opened('Ada Berg', ({ ports }) => void ports.keptContacts.changePicture(contactNamed(ports.keptContacts, 'Ada Berg'), 'x')),
  view,
  play: async () => {
    await expect(await screen.findByLabelText('First name')).toHaveValue('Ada')
    await expect(screen.getByRole('img', { name: 'Picture of the contact' })).toBeVisible()
  },
})

/** Whatever is missing or wrong is said at its field, and the first one has the focus. */
export const Incomplete = machineStory({
  shows: inState('contactForm', 'editing'),
  start: opened(),
  view,
  play: async () => {
    await typed('Phone', 'call me')
    await typed('Website', 'not an address')
    await userEvent.upload(screen.getByLabelText('Add a picture'), new File(['x'], 'card.pdf', { type: 'application/pdf' }), { applyAccept: false })
    await userEvent.click(screen.getByRole('button', { name: 'Add contact' }))
    await expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Required.')
    await expect(screen.getByLabelText('First name')).toHaveFocus()
    await expect(screen.getByLabelText('Phone')).toBeInvalid()
    await expect(screen.getByLabelText('Website')).toBeInvalid()
  },
})

/** The same person is there already: what was filled in stays, and she can be opened beside it. */
export const SamePerson = machineStory({
  shows: inState('contactForm', 'refused'),
  start: opened(),
  view,
  play: async () => {
    await typed('First name', 'ada')
    await typed('Last name', 'BERG')
    await typed('City', 'Voss')
    await userEvent.click(screen.getByRole('button', { name: /^Category/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Artists' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add contact' }))
    await expect(await screen.findByRole('link', { name: 'Open Ada Berg' })).toHaveAttribute('target', '_blank')
    await expect(screen.getByLabelText('First name')).toBeInvalid()
    await expect(screen.getByLabelText('City')).toHaveValue('Voss')
  },
})

export const Saving = machineStory({
  shows: inState('contactForm', 'saving'),
  start: opened('Ada Berg', ({ ports }) => void ports.faults.hold('contacts.edit')),
  view,
  play: changed,
})

export const Comparing = machineStory({
  shows: inState('contactForm', 'comparing'),
  start: opened('Ada Berg', ({ ports }) => ports.faults.fail('contacts.edit', { code: 'STALE_EDIT' })),
  view,
  play: async ({ stage }) => {
    await screen.findByLabelText('First name')
    stage.ports.faults.hold('contacts.read')
    await changed()
  },
})

/** Somebody else was quicker: what differs stands side by side. */
export const Stale = machineStory({
  shows: inState('contactForm', 'stale'),
  start: opened('Ada Berg'),
  view,
  play: async ({ stage }, canvas) => {
    await screen.findByLabelText('First name')
    await theirs(stage)
    await changed()
    await expect(await within(canvas).findByText('The Harbour Fund')).toBeVisible()
    await expect(within(canvas).getByText('Bergen Maritime')).toBeVisible()
  },
})

export const Saved = machineStory({
  shows: inState('contactForm', 'saved'),
  start: opened(),
  view,
  play: async ({ stage }) => {
    await typed('First name', 'Jon')
    stage.shell.contactForm.send({ type: 'field.changed', change: filled(stage, { firstName: 'Jon', lastName: 'Vik' }) })
    await userEvent.click(screen.getByRole('button', { name: 'Add contact' }))
  },
})
