import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { libraryWith, openPlace } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { InShell } from './InShell.tsx'

drawsLists()

test.each([
  ['stayed where it was', [], 'b.jpg'],
  ['was moved by what others brought', ['a1.jpg', 'a2.jpg'], 'b.jpg'],
  ['is gone', undefined, 'c.jpg'],
] as const)('whoever comes back to a list finds the focus on the asset that was left, which %s', async (_, brought, focused) => {
  const { stage } = libraryWith()()
  const { library } = stage.ports.sample
  const place = library.addFolder({ name: 'Place', parentId: null, type: 'RECORDS' })
  const [picture] = stage.ports.sample.pictures
  if (picture === undefined) throw new Error('The sample has no picture')
  const put = (name: string) => library.assets.set(`id of ${name}`, { ...picture, id: `id of ${name}`, name, folderId: place.id })
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) put(name)
  const permissions = ROLE_PERMISSIONS.Publisher
  const screens = [
    { index: true, element: <FolderScreen actors={stage.shell} preferences={stage.entry.preferences} permissions={permissions} /> },
    { path: '*', element: <h1>Elsewhere</h1> },
  ]
  const router = createMemoryRouter([{ path: '/', element: <InShell stage={stage} permissions={permissions} />, children: screens }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const tile = async (name: string) => (await screen.findByRole('link', { name })).closest<HTMLElement>('[data-place]')
  openPlace(stage, place.id)
  ;(await tile('a.jpg'))?.focus()
  ;(await tile('a.jpg'))?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await waitFor(async () => expect(document.activeElement).toBe(await tile('b.jpg')))
  await router.navigate('/elsewhere')
  await screen.findByRole('heading', { name: 'Elsewhere' })
  for (const name of brought ?? []) put(name)
  if (brought === undefined) library.assets.delete('id of b.jpg')
  openPlace(stage, place.id)
  await router.navigate(-1)
  await waitFor(async () => expect(document.activeElement).toBe(await tile(focused)))
})
