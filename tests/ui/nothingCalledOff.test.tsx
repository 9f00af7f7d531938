import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { idsOf, TABLE, TWINS } from '../../.storybook/contactExchange.ts'
import { categoryOf, contactNamed, filled } from '../../.storybook/contacts.ts'
import { type Library, libraryWith, type Stage } from '../../.storybook/library.ts'
import { publishing } from '../../.storybook/portal.ts'
import { ALL_BY_NAME } from '../../src/domain/organizations/list.ts'
import { SAMPLE_CLAIMS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { ContactImportDialog } from '../../src/ui/contact-exchange/ContactImportDialog.tsx'
import { ContactMergeDialog } from '../../src/ui/contact-exchange/ContactMergeDialog.tsx'
import { ErasureDialog } from '../../src/ui/contact-exchange/ErasureDialog.tsx'
import { ManyContactsDialog } from '../../src/ui/contact-exchange/ManyContactsDialog.tsx'
import { InviteManyDialog } from '../../src/ui/invitations/InviteManyDialog.tsx'
import { ManyOrganizationsDialog } from '../../src/ui/many-organizations/ManyOrganizationsDialog.tsx'
import { PublicationDialog } from '../../src/ui/portal/PublicationDialog.tsx'
import { RoleRemovalDialog } from '../../src/ui/roles/RoleRemovalDialog.tsx'
import { ShareLinkDialog } from '../../src/ui/share-links/ShareLinkDialog.tsx'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'

drawsLists()
afterEach(cleanup)

const share = ({ shell, ports }: Stage): void => {
  const selection = { kind: 'items', folders: [ports.sample.folders.photographs.id], assets: [] } as const
  shell.shareLink.send({ type: 'link.opened', subject: { is: 'new', type: 'RECORDS', selection, title: 'Photographs' }, now: new Date() })
}

const invite = ({ shell, ports }: Stage): void => {
  shell.inviting.send({ type: 'open', organizationId: SAMPLE_CLAIMS.organization.id, language: 'en-US' })
  const roleId = [...ports.people.roles.values()].find(({ name }) => name === 'User')?.id ?? ''
  shell.inviting.send({ type: 'changed', change: { roleId, text: 'Ada Berg <ada.new@harbour.example>' } })
  shell.inviting.send({ type: 'check' })
}

const block = ({ shell }: Stage): void => {
  shell.organizations.send({ type: 'organizations.opened', view: ALL_BY_NAME })
  shell.organizations.subscribe(({ context: { organizations } }) => {
    if (!shell.manyOrganizations.getSnapshot().matches('picking') || organizations.length === 0) return
    shell.manyOrganizations.send({ type: 'toggle.all', organizations })
    shell.manyOrganizations.send({ type: 'ask', action: 'block' })
  })
}

const ALL = { selection: { kind: 'all', term: '', categoryId: null }, count: 6 } as const

const trash = ({ shell }: Stage) => shell.manyContacts.send({ type: 'trash', ...ALL })

const categorize = ({ shell, ports }: Stage): void => {
  shell.manyContacts.send({ type: 'category.ask', ...ALL })
  shell.manyContacts.send({ type: 'category.chosen', categoryId: categoryOf(ports.keptContacts, 'Dealers') })
}

const erase = ({ shell, ports }: Stage): void => {
  shell.erasure.send({ type: 'ask', contact: contactNamed(ports.keptContacts, 'Ada Berg') })
  shell.erasure.send({ type: 'name.changed', name: 'Ada Berg' })
}

const merge = (stage: Stage): void => {
  for (const form of TWINS) stage.ports.keptContacts.add(filled(stage, form))
  stage.shell.contactMerge.send({ type: 'compare', ids: idsOf(stage, 'Ada Berg', 'Ada Berg-Nilsen') })
}

const bring = ({ shell }: Stage): void => {
  shell.contactImport.send({ type: 'open' })
  shell.contactImport.send({ type: 'file.given', file: TABLE })
}

const removeRole = ({ shell, ports }: Stage): void => {
  const kept = ports.people.roles.get(ports.people.role('Curator', ['VIEW_RESOURCES']))
  if (kept === undefined) return
  const role = ports.people.counted(kept)
  shell.roleRemoval.send({ type: 'ask', organizationId: SAMPLE_CLAIMS.organization.id, role, roles: [role], held: SAMPLE_CLAIMS.permissions })
}

test.each<[string, call: string, begin: (stage: Stage) => void, dialog: (library: Library) => ReactNode, submit: RegExp, cancel: string]>([
  ['a link is made', 'shareLinks.make', share, ({ stage: { shell } }) => <ShareLinkDialog shareLink={shell.shareLink} />, /^Make link$/, 'Cancel'],
  ['many people are invited', 'users.inviteMany', invite, ({ stage: { shell } }) => <InviteManyDialog inviting={shell.inviting} roles={[]} />, /^Send one/, 'Back to the lines'],
  ['organizations are blocked', 'organizations.blockMany', block, ({ stage: { shell } }) => <ManyOrganizationsDialog many={shell.manyOrganizations} />, /^Block \d/, 'Cancel'],
  ['a portal goes Live', 'portals.publish', publishing(() => undefined), ({ publication }) => <PublicationDialog publication={publication} />, /^Go Live$/, 'Cancel'],
  ['contacts are moved to the trash', 'contactExchange.trash', trash, ({ stage: { shell } }) => <ManyContactsDialog manyContacts={shell.manyContacts} categories={[]} />, /^Move to trash$/, 'Cancel'],
  ['contacts get a category', 'contactExchange.categorize', categorize, ({ stage: { shell } }) => <ManyContactsDialog manyContacts={shell.manyContacts} categories={[]} />, /^Change category$/, 'Cancel'],
  ['a person is erased', 'contactExchange.erase', erase, ({ stage: { shell } }) => <ErasureDialog erasure={shell.erasure} onTake={() => undefined} />, /^Erase for good$/, 'Cancel'],
  ['contacts are merged', 'contactExchange.merge', merge, ({ stage: { shell } }) => <ContactMergeDialog contactMerge={shell.contactMerge} categories={[]} renderPicture={() => null} />, /^Merge 2/, 'Cancel'],
  ['contacts are imported', 'contactExchange.apply', bring, ({ stage: { shell } }) => <ContactImportDialog contactImport={shell.contactImport} categories={[]} />, /^Import 2/, 'Cancel'],
  ['a role is deleted', 'roles.remove', removeRole, ({ stage: { shell } }) => <RoleRemovalDialog roleRemoval={shell.roleRemoval} />, /^Delete role$/, 'Cancel'],
])('no button says that it is called off while %s', async (_, call, begin, dialog, submit, cancel) => {
  const library = libraryWith(begin)()
  show(dialog(library))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: submit })
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: cancel }).disabled).toBe(false)
  const release = library.stage.ports.faults.hold(call)
  fireEvent.click(button)
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: cancel }).disabled).toBe(true))
  act(release)
})
