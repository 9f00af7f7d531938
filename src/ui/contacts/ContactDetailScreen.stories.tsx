import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { contactNamed } from '../../../.storybook/contacts.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ContactDetailScreen } from './ContactDetailScreen.tsx'
import { openContact } from './openContact.ts'

const meta = { parameters: { layout: 'fullscreen', path: '/contacts/general/detail/x' } } satisfies Meta

export default meta

const onTrash = fn()
const viewFor =
  (mayManage: boolean) =>
  ({ stage }: Library) => (
    <Framed>
      <ContactDetailScreen actors={stage.shell} mayManage={mayManage} onTrash={onTrash} />
    </Framed>
  )
const view = viewFor(true)
const opened = (name: string, before: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    const { id } = contactNamed(stage.ports.keptContacts, name)
    before(stage)
    openContact(stage.shell, { params: { id } })
  })

export const Unopened = machineStory({ shows: inState('contactDetail', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('contactDetail', 'reading'), start: opened('Ada Berg', ({ ports }) => void ports.faults.hold('contacts.read')), view })

/** Everything that is known leads somewhere; what was changed is taken back from the history. */
export const Shown = machineStory({
  shows: inState('contactDetail', 'shown'),
  start: opened('Ada Berg', ({ ports: { keptContacts } }) => {
    const ada = keptContacts.changePicture(contactNamed(keptContacts, 'Ada Berg'), 'x')
    keptContacts.change(ada, { ...ada, city: 'Oslo' })
  }),
  view,
  play: async (_, canvas) => {
    const page = within(canvas)
    await expect(await page.findByRole('link', { name: 'ada.berg@example.org' })).toHaveAttribute('href', 'mailto:ada.berg@example.org')
    await expect(page.getByRole('link', { name: '+47 55 12 34 56' })).toHaveAttribute('href', 'tel:+4755123456')
    await expect(page.getByRole('link', { name: 'www.example.org/ada-berg' })).toHaveAttribute('href', 'https://www.example.org/ada-berg')
    await userEvent.click(await page.findByRole('button', { name: /^Undo/ }))
    await expect(await page.findByText(/5013 Bergen/)).toBeVisible()
  },
})

/** Little is known, and whoever looks may not change it. */
export const Sparse = machineStory({
  shows: inState('contactDetail', 'shown'),
  start: opened('Solveig Dahl', ({ ports: { keptContacts } }) => {
    const dahl = contactNamed(keptContacts, 'Solveig Dahl')
    keptContacts.change(dahl, { ...dahl, city: '', country: '' })
  }),
  view: viewFor(false),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/Nothing more is known yet/)).toBeVisible()
    await expect(within(canvas).queryByRole('link', { name: 'Edit' })).toBeNull()
  },
})

/** Names as long as names may be. */
export const Long = machineStory({ shows: inState('contactDetail', 'shown'), start: opened('Margaret Whitlock-Ainsworth'), view })

export const InTrash = machineStory({
  shows: inState('contactDetail', 'failed'),
  start: opened('Ada Berg', ({ ports: { keptContacts } }) => keptContacts.trash(contactNamed(keptContacts, 'Ada Berg'))),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('link', { name: 'Trash of contacts' })).toHaveAttribute('href', '/contacts/general?show=trash'),
})
