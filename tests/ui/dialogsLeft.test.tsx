import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { contactName, type Contact } from '../../src/domain/contacts/contact.ts'
import type { Role } from '../../src/domain/roles/role.ts'
import type { InMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

drawsLists()

afterEach(cleanup)

interface Folder {
  readonly id: string
  readonly name: string
}

/** A folder that one came to from another. */
const openFolder = async () => {
  const { ports, shell, routes } = await application(claimsWith({ permissions: ROLE_PERMISSIONS.Admin, modules: ['RECORDS'] }))
  const { photographs, papers } = ports.sample.folders
  const initialEntries = [photographs, papers].map(({ id }) => `/records/folders/${id}`)
  const router = createMemoryRouter(routes, { initialEntries, initialIndex: 1 })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: papers.name })
  return { shell, router, ports, papers }
}

test.each([
  ['a folder is named', ({ folderName }: InMemoryShell, folder: Folder) => folderName.send({ type: 'create.open', resourceType: 'RECORDS', parentId: folder.id })],
  [
    'a destination is chosen',
    ({ moveCopy }: InMemoryShell, { id, name }: Folder) =>
      moveCopy.send({ type: 'moveCopy.open', asked: { action: 'move', type: 'RECORDS', selection: { kind: 'items', folders: [id], assets: [] }, count: 1, name } }),
  ],
  [
    'it is asked whether something may become public',
    ({ webReady }: InMemoryShell, { id, name }: Folder) => webReady.send({ type: 'webReady.wanted', items: [{ kind: 'folder', id, name }], webReady: true, door: 'library' }),
  ],
  ['it is told who may see a folder', ({ resourceAccess }: InMemoryShell, { id, name }: Folder) => resourceAccess.send({ type: 'access.open', resource: { kind: 'folder', id, name } })],
])('the dialog in which %s goes with the page that it was begun on', async (_, begin) => {
  const { shell, router, papers } = await openFolder()
  begin(shell, papers)
  await screen.findByRole('dialog')
  await router.navigate(-1)
  await screen.findByRole('heading', { level: 1, name: 'Photographs', hidden: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a name that is being saved is saved, whatever page is open then', async () => {
  const { shell, router, ports, papers } = await openFolder()
  shell.folderName.send({ type: 'create.open', resourceType: 'RECORDS', parentId: papers.id })
  await screen.findByRole('dialog')
  const release = ports.faults.hold('folders.create')
  shell.folderName.send({ type: 'name.changed', name: 'Envelopes' })
  shell.folderName.send({ type: 'save' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true))
  await router.navigate(-1)
  await screen.findByRole('heading', { level: 1, name: 'Photographs', hidden: true })
  release()
  await waitFor(() => expect(ports.sample.library.childrenOf('RECORDS', papers.id).map(({ name }) => name)).toContain('Envelopes'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a restriction that is being set is set, whatever page is open then', async () => {
  const { shell, router, ports, papers } = await openFolder()
  const { resourceAccess } = shell
  resourceAccess.send({ type: 'access.open', resource: { kind: 'folder', id: papers.id, name: papers.name } })
  await waitFor(() => expect(resourceAccess.getSnapshot().value).toBe('shown'))
  const release = ports.faults.hold('restrictions.change')
  resourceAccess.getSnapshot().context.users.slice(0, 1).forEach((user) => resourceAccess.send({ type: 'restriction.toggled', user }))
  await router.navigate(-1)
  await screen.findByRole('heading', { level: 1, name: 'Photographs', hidden: true })
  expect(resourceAccess.getSnapshot().value).toBe('toggling')
  release()
  await waitFor(() => expect(resourceAccess.getSnapshot().context.users[0]?.restriction).toEqual({ by: 'itself' }))
})

/** A page of contacts or roles that one came to from the start. */
const openPage = async (address: string, heading: string) => {
  const { ports, shell, routes } = await application(claimsWith({ permissions: ROLE_PERMISSIONS.Admin, modules: ['RECORDS', 'CONTACTS'] }))
  const router = createMemoryRouter(routes, { initialEntries: ['/favorites', address], initialIndex: 1 })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: heading })
  return { ports, shell, router }
}
const ALL = { selection: { kind: 'all', term: '', categoryId: null }, count: 6 } as const

test.each<[string, address: string, heading: string, begin: (shell: InMemoryShell, contact: Contact, role: Role) => void]>([
  ['contacts are deleted for good', '/contacts/general', 'Contacts', ({ contactPurge }, contact) => contactPurge.send({ type: 'ask', contacts: [contact] })],
  ['many go to the trash', '/contacts/general', 'Contacts', ({ manyContacts }) => manyContacts.send({ type: 'trash', ...ALL })],
  ['categories are managed', '/contacts/general', 'Contacts', ({ categoryEdit }) => categoryEdit.send({ type: 'open' })],
  ['a file is asked for', '/contacts/general', 'Contacts', ({ contactImport }) => contactImport.send({ type: 'open' })],
  ['duplicates are looked for', '/contacts/general', 'Contacts', ({ contactMerge }) => contactMerge.send({ type: 'find' })],
  ['somebody is erased', '/contacts/general', 'Contacts', ({ erasure }, contact) => erasure.send({ type: 'ask', contact })],
  ['a role is deleted', '/admin-panel/user-roles', 'User Roles', ({ roleRemoval }, _, role) => roleRemoval.send({ type: 'ask', organizationId: '', role, roles: [], held: [] })],
])('the dialog in which %s does not come back with its page', async (_, address, heading, begin) => {
  const { ports, shell, router } = await openPage(address, heading)
  const [contact] = ports.keptContacts.contacts.values()
  const [role] = ports.people.roles.values()
  if (contact === undefined || role === undefined) throw new Error('There is nobody')
  begin(shell, contact, ports.people.counted(role))
  await screen.findByRole('dialog')
  await router.navigate(-1)
  await screen.findByRole('heading', { level: 1, name: 'Favorites' })
  await router.navigate(1)
  await screen.findByRole('heading', { level: 1, name: heading, hidden: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('it is not asked on one contact’s page whether another one is erased', async () => {
  const { ports, shell, router } = await openPage('/contacts/general', 'Contacts')
  const [ada, other] = ports.keptContacts.contacts.values()
  if (ada === undefined || other === undefined) throw new Error('There is nobody')
  await router.navigate(`/contacts/general/detail/${ada.id}`)
  await screen.findByRole('heading', { level: 1, name: contactName(ada) })
  shell.erasure.send({ type: 'ask', contact: ada })
  await screen.findByRole('dialog')
  await router.navigate(`/contacts/general/detail/${other.id}`)
  await screen.findByRole('heading', { level: 1, name: contactName(other), hidden: true })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
