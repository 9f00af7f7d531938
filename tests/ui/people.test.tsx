import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { personsAddress } from '../../src/ui/addresses/library.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

drawsLists()

afterEach(cleanup)

const AREA = { x: 0.25, y: 0.25, width: 0.25, height: 0.25 }
const { signal } = new AbortController()

/** Two people without a name, and one who is ignored. */
const openPeople = async (path: string) => {
  const { ports, shell, routes } = await application(claimsWith({ permissions: ROLE_PERMISSIONS.Admin, modules: ['RECORDS'], features: ['FacialRecognition'] }))
  const [picture] = ports.sample.pictures
  for (const [at, look] of ['one', 'other', 'passer'].entries()) ports.faces.find(picture?.id ?? '', { ...AREA, x: at * 0.3 }, look)
  await ports.faces.ignore({ groups: ['passer'], faces: [] }, true, signal)
  const router = createMemoryRouter(routes, { initialEntries: ['/', path], initialIndex: 1 })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await screen.findByRole('grid', { name: 'People' })
  const counts = async () => {
    const [listed, ignored] = await Promise.all([false, true].map((is) => ports.faces.groups(is, null, signal)))
    return [listed, ignored].map((page) => (page !== undefined && 'success' in page ? page.success.items.length : -1))
  }
  return { ports, shell, router, counts, picture }
}
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('who is ignored is listed again by a key, and neither named nor put together by one', async () => {
  const { shell, counts } = await openPeople('/people?show=ignored')
  shell.people.send({ type: 'pick.toggled', key: 'passer' })
  await screen.findByRole('toolbar')
  press('n')
  press('m')
  expect(screen.queryByRole('dialog')).toBeNull()
  press('i')
  await waitFor(async () => expect(await counts()).toEqual([3, 0]))
})

test('a key does nothing to who is in the list no more', async () => {
  const { counts } = await openPeople('/people?show=ignored')
  press('i')
  await screen.findByText('Nobody is ignored')
  press('i')
  press('n')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await counts()).toEqual([3, 0])
})

test('nothing of the page is left behind another one', async () => {
  const { shell, router } = await openPeople('/people?group=one')
  press('n')
  await screen.findByRole('dialog')
  await router.navigate('/')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([shell.people.getSnapshot().value, shell.appearances.getSnapshot().value, shell.faceNaming.getSnapshot().value]).toEqual(['unopened', 'unopened', 'closed'])
})

test('nobody is asked about on a picture that was left', async () => {
  const { shell, router, picture } = await openPeople('/people')
  await router.navigate(personsAddress('RECORDS', picture?.id ?? ''))
  await waitFor(() => expect(shell.pictureFaces.getSnapshot().value).toBe('shown'))
  await router.navigate('/')
  await waitFor(() => expect(shell.pictureFaces.getSnapshot().value).toBe('hidden'))
})

/** The one whose pictures are looked at, by the address. */
const lookedAt = (router: { readonly state: { readonly location: { readonly search: string } } }) => new URLSearchParams(router.state.location.search).get('group')
const expectFocusIn = async (name: string) => waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))

test('whoever names the one they look at goes on to the next, and from the last one back to the list, with the focus', async () => {
  const { router } = await openPeople('/people?group=one')
  const naming = async (name: string) => {
    const button = await screen.findByRole('button', { name: 'Name' })
    button.focus()
    fireEvent.click(button)
    fireEvent.change(await screen.findByRole('combobox', { name: 'Name' }), { target: { value: name } })
    fireEvent.click(screen.getByRole('button', { name: 'Save name' }))
  }
  await naming('Ada Berg')
  await waitFor(() => expect(lookedAt(router)).toBe('other'))
  await expectFocusIn('Who is this?')
  await naming('Eva Holm')
  await waitFor(() => expect(lookedAt(router)).toBeNull())
  await expectFocusIn('Nobody is waiting for a name')
})

test('whoever decides by a key sees the next one as well', async () => {
  const { router } = await openPeople('/people?group=one')
  press('i')
  await waitFor(() => expect(lookedAt(router)).toBe('other'))
  await expectFocusIn('Who is this?')
})

test('groups that are put together are looked at as the one that they are', async () => {
  const { shell, router } = await openPeople('/people?group=other')
  for (const key of ['one', 'other']) shell.people.send({ type: 'pick.toggled', key })
  await screen.findByRole('toolbar')
  press('m')
  await waitFor(() => expect(lookedAt(router)).toBe('one'))
  await within(screen.getByRole('complementary', { name: 'Who is this?' })).findByText('2 faces')
})

test('whom somebody else decides of stays, says so, and keeps the focus where its buttons go', async () => {
  const { ports, router } = await openPeople('/people?group=one')
  const ignore = await screen.findByRole('button', { name: 'Ignore' })
  ignore.focus()
  await ports.faces.ignore({ groups: ['one'], faces: [] }, true, signal)
  ports.sample.library.publish({ kind: 'recognition.changed' })
  await waitFor(() => expect(ignore.isConnected).toBe(false))
  expect(lookedAt(router)).toBe('one')
  await expectFocusIn('Who is this?')
})
