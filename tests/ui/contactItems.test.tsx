import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contactNamed } from '../../.storybook/contacts.ts'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { contactName } from '../../src/domain/contacts/contact.ts'
import { ContactItems } from '../../src/ui/contact-relations/ContactItems.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()

test('more is not asked for in vain while what a contact gave is read again', async () => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const contact = contactNamed(ports.keptContacts, 'Ada Berg')
  const { signal } = new AbortController()
  for (const { id } of ports.sample.pictures.slice(0, 60)) {
    await ports.contactRelations.add({ kind: 'asset', type: 'RECORDS', id }, contact.id, { kind: 'donor', from: '', until: '', note: '' }, signal)
  }
  shell.contactItems.send({ type: 'list.opened', list: { contactId: contact.id, kind: undefined } })
  show(<ContactItems contact={{ id: contact.id, name: contactName(contact) }} actors={shell} files={shell.files} mayRelate />)
  const more = await screen.findByRole('button', { name: 'Show more' })
  expect(more.getAttribute('aria-busy')).toBeNull()
  const release = ports.faults.hold('contactRelations.ofContact')
  ports.sample.library.publish({ kind: 'trash.changed' })
  await waitFor(() => expect(shell.contactItems.getSnapshot().matches({ shown: 'refreshing' })).toBe(true))
  expect(more.getAttribute('aria-busy')).toBe('true')
  release()
  await waitFor(() => expect(more.getAttribute('aria-busy')).toBeNull())
})
