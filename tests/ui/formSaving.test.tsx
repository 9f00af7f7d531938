import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { type Library, libraryWith } from '../../.storybook/library.ts'
import { configuring, setUpPortal } from '../../.storybook/portal.ts'
import { SAMPLE_CLAIMS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { PORTAL } from '../../src/ui/addresses/portal.ts'
import { ManyRelationsDialog } from '../../src/ui/contact-relations/ManyRelationsDialog.tsx'
import { RelationDialog } from '../../src/ui/contact-relations/RelationDialog.tsx'
import { CategoryDialog } from '../../src/ui/contacts/CategoryDialog.tsx'
import { PoliciesDialog } from '../../src/ui/policies/PoliciesDialog.tsx'
import { PortalConfigure } from '../../src/ui/portal/PortalConfigure.tsx'
import { RelatedPicker } from '../../src/ui/relations/RelatedPicker.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'
import { application } from './visit.ts'

vi.setConfig({ testTimeout: 90_000 })

drawsLists()

afterEach(cleanup)

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** Every way out of the dialog. */
const tryToLeave = (cancel: string): void => {
  for (const way of screen.getAllByRole('button', { name: new RegExp(`^(Close|${cancel})$`) })) fireEvent.click(way)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
}

test('a form is not left while it is saved: it goes with its end, which is told', async () => {
  const { ports, shell, actors, routes } = await application(SAMPLE_CLAIMS)
  const address = '/admin-panel/user-roles/create/organization-1/new/details'
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Registrar' } })
  act(() => shell.role.send({ type: 'permissions.toggled', permissions: ['VIEW_RESOURCES'] }))
  const release = ports.faults.hold('roles.create')
  act(() => shell.role.send({ type: 'save' }))
  await waitFor(() => expect(button('Cancel').disabled).toBe(true))
  tryToLeave('Cancel')
  expect([shell.role.getSnapshot().value, router.state.location.pathname, screen.queryByText('Discard what you have entered?')]).toEqual(['saving', address, null])
  release()
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-panel/user-roles'))
  expect(actors.notifications.getSnapshot().context.queue.map(({ text }) => text)).toEqual(['roles.notices.made'])
})

test('nor is the configuration of the portal', async () => {
  const onClose = vi.fn<() => void>()
  const { stage, ...library } = libraryWith(configuring())()
  const { portalForm } = stage.shell
  show(<PortalConfigure actors={{ ...stage.shell, ...library }} section="main-page" onClose={onClose} />)
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'The Harbour Museum' } })
  const release = stage.ports.faults.hold('portals.save')
  act(() => portalForm.send({ type: 'save' }))
  await waitFor(() => expect(portalForm.getSnapshot().value).toBe('saving'))
  tryToLeave('Close')
  expect(onClose).not.toHaveBeenCalled()
  release()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('nor by the browser’s Back, unasked: whoever stays is told how it ended', async () => {
  const { ports, shell, actors, routes } = await application(SAMPLE_CLAIMS)
  await setUpPortal({ ports })
  const initialEntries = [PORTAL, `${PORTAL}/configure/main-page`]
  const router = createMemoryRouter(routes, { initialEntries, initialIndex: 1 })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'The Harbour Museum' } })
  const release = ports.faults.hold('portals.save')
  act(() => shell.portalForm.send({ type: 'save' }))
  await waitFor(() => expect(shell.portalForm.getSnapshot().value).toBe('saving'))
  await act(() => router.navigate(-1))
  expect([shell.portalForm.getSnapshot().value, router.state.location.pathname]).toEqual(['saving', `${PORTAL}/configure/main-page`])
  release()
  await waitFor(() => expect(router.state.location.pathname).toBe(PORTAL))
  expect(actors.notifications.getSnapshot().context.queue.map(({ text }) => text)).toEqual(['portal.notices.saved'])
  expect(shell.portal.getSnapshot().context.portal?.form.title).toBe('The Harbour Museum')
})

/** What is related to an item, with one thing chosen. */
const choosing = ({ stage: { ports, shell } }: Library): ReactNode => {
  const [place, item] = ports.sample.pictures
  shell.relatedPicker.send({ type: 'picker.opened', place: { kind: 'asset', type: 'RECORDS', id: place?.id ?? '' }, name: 'A picture' })
  shell.relatedPicker.send({ type: 'item.toggled', item: { kind: 'asset', id: item?.id ?? '', name: item?.name ?? '' } })
  return <RelatedPicker picker={shell.relatedPicker} related={shell.related} files={shell.files} />
}
const CONTACT = { id: 'contact', name: 'Ada Berg' }

test.each<[string, call: string, dialog: (library: Library) => ReactNode, submit: RegExp, cancel: string]>([
  ['is related to an item', 'relations.change', choosing, /^Add 1/, 'Cancel'],
  [
    'a contact is to an item',
    'contactRelations.add',
    ({ stage: { ports, shell } }) => {
      const [picture] = ports.sample.pictures
      shell.relationEdit.send({ type: 'relation.begun', place: { kind: 'asset', type: 'RECORDS', id: picture?.id ?? '' }, itemName: 'A picture', contact: CONTACT })
      return <RelationDialog edit={shell.relationEdit} finder={shell.contactFinder} />
    },
    /^Add$/,
    'Cancel',
  ],
  [
    'a contact is to many',
    'contactRelations.addMany',
    ({ stage: { shell } }) => {
      shell.manyRelations.send({ type: 'items.opened', items: [{ id: 'a', name: 'A picture' }] })
      shell.manyRelations.send({ type: 'contact.chosen', contact: CONTACT })
      return <ManyRelationsDialog many={shell.manyRelations} finder={shell.contactFinder} />
    },
    /^Add$/,
    'Cancel',
  ],
  [
    'a category is called',
    'contactCategories.create',
    ({ stage: { shell } }) => {
      shell.categoryEdit.send({ type: 'name.ask', category: undefined, name: 'Restorers' })
      return <CategoryDialog edit={shell.categoryEdit} categories={shell.contactCategories} />
    },
    /^Add/,
    'Cancel',
  ],
  [
    'an organization asks of its accounts',
    'policies.save',
    ({ stage: { shell } }) => {
      shell.policies.send({ type: 'policies.open', organizationId: SAMPLE_CLAIMS.organization.id })
      return <PoliciesDialog policies={shell.policies} stepRule={shell.stepRule} />
    },
    /^Save policies$/,
    'Close',
  ],
])('Cancel says that nothing is called off while it is saved what %s', async (_, call, dialog, submit, cancel) => {
  const library = libraryWith()()
  const release = library.stage.ports.faults.hold(call)
  show(dialog(library))
  fireEvent.click(await screen.findByRole('button', { name: submit }))
  await waitFor(() => expect(screen.getAllByRole<HTMLButtonElement>('button', { name: cancel }).at(-1)?.disabled).toBe(true))
  tryToLeave(cancel)
  expect([screen.getAllByRole('dialog').length, screen.queryByText('Discard what you have entered?')]).toEqual([1, null])
  act(release)
})

test('things that were chosen to be related are given up only by whoever says so', async () => {
  const library = libraryWith()()
  show(choosing(library))
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  const { relatedPicker } = library.stage.shell
  const { chosen } = relatedPicker.getSnapshot().context
  expect(chosen).toHaveLength(1)
  act(() => chosen.forEach((item) => relatedPicker.send({ type: 'item.toggled', item })))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
