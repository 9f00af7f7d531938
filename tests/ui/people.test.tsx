import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
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
  for (const look of ['one', 'other', 'passer']) ports.faces.find(picture?.id ?? '', AREA, look)
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

test('what is done with somebody in the panel leaves the focus there, also where its buttons go', async () => {
  await openPeople('/people?group=one')
  const ignore = await screen.findByRole('button', { name: 'Ignore' })
  ignore.focus()
  fireEvent.click(ignore)
  await waitFor(() => expect(ignore.isConnected).toBe(false))
  const heading = screen.getByRole('heading', { name: 'Who is this?' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
