import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { contactNamed } from '../../../.storybook/contacts.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { CONTACT_RELATION_KINDS } from '../../domain/contact-relations/contactRelation.ts'
import { contactName } from '../../domain/contacts/contact.ts'
import { ContactDetailScreen } from '../contacts/ContactDetailScreen.tsx'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ContactItems } from './ContactItems.tsx'
import { openContactPage } from './openContactPage.ts'

const meta = { parameters: { layout: 'fullscreen', path: '/contacts/general/detail/x' } } satisfies Meta

export default meta

const onTrash = fn()
const ada = ({ ports }: Stage) => contactNamed(ports.keptContacts, 'Ada Berg')
const view = ({ stage }: Library) => {
  const contact = ada(stage)
  return (
    <Framed>
      <ContactDetailScreen
        actors={stage.shell}
        mayManage
        onTrash={onTrash}
        relations={<ContactItems contact={{ id: contact.id, name: contactName(contact) }} actors={stage.shell} files={stage.shell.files} mayRelate />}
      />
    </Framed>
  )
}

const signal = new AbortController().signal
/** Her page, when she is so many things to so many pictures, and to a folder. */
const opened = (count: number, before: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    const { pictures, folders } = stage.ports.sample
    const { id } = ada(stage)
    const say = (kind: 'asset' | 'folder', item: string, row: number) =>
      stage.ports.contactRelations.add({ kind, type: 'RECORDS', id: item }, id, { kind: CONTACT_RELATION_KINDS[row % 3] ?? 'donor', from: '1887', until: '', note: row === 1 ? 'With the frame.' : '' }, signal)
    const open = () => {
      before(stage)
      openContactPage(stage.shell, { params: { id } })
    }
    void Promise.all([...pictures.slice(0, count).map((picture, row) => say('asset', picture.id, row)), ...(count === 0 ? [] : [say('folder', folders.harbour.id, 0)])]).then(open)
  })

export const Unopened = machineStory({ shows: inState('contactItems', 'unopened'), start: libraryWith(({ shell, ports }) => shell.contactDetail.send({ type: 'contact.opened', contactId: contactNamed(ports.keptContacts, 'Ada Berg').id })), view })
export const Reading = machineStory({ shows: inState('contactItems', 'reading'), start: opened(0, ({ ports }) => void ports.faults.hold('contactRelations.ofContact')), view })
export const Nothing = machineStory({ shows: inState('contactItems', 'shown.nothing'), start: opened(0), view })
export const Failed = machineStory({ shows: inState('contactItems', 'failed'), start: opened(0, ({ ports }) => ports.faults.fail('contactRelations.ofContact', { code: 'UNREACHABLE' })), view })

/** By what she is; what is removed is gone at once. */
export const Listing = machineStory({
  shows: inState('contactItems', 'shown.listing'),
  start: opened(6),
  view,
  play: async ({ stage }, canvas) => {
    const page = within(canvas)
    await userEvent.click(await page.findByRole('button', { name: 'Lender 2' }))
    await waitFor(() => expect(stage.shell.contactItems.getSnapshot().context.total).toBe(2))
    await userEvent.click(page.getByRole('button', { name: 'All 7' }))
    await userEvent.click(await page.findByRole('button', { name: 'Remove Harbour' }))
    await expect(await page.findByRole('button', { name: 'All 6' })).toBeVisible()
  },
})
const more = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show more' }))
export const Extending = machineStory({
  shows: inState('contactItems', 'shown.extending'),
  start: opened(60),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.hold('contactRelations.ofContact')
    await more(canvas)
  },
})
export const Stuck = machineStory({
  shows: inState('contactItems', 'shown.stuck'),
  start: opened(60),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.fail('contactRelations.ofContact', { code: 'UNREACHABLE' })
    await more(canvas)
  },
})
export const Refreshing = machineStory({
  shows: inState('contactItems', 'shown.refreshing'),
  start: opened(3),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Remove Harbour' })
    stage.ports.faults.hold('contactRelations.ofContact')
    await userEvent.click(within(canvas).getByRole('button', { name: 'Remove Harbour' }))
  },
})
