import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test, vi } from 'vitest'
import { libraryWith, openPlace } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { FolderScreen } from '../../src/ui/folders/FolderScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()
afterEach(cleanup)

// A browser on a desktop can choose folders; this one has no such property.
Object.defineProperty(HTMLInputElement.prototype, 'webkitdirectory', { value: false, writable: true, configurable: true })

const open = (role: keyof typeof ROLE_PERMISSIONS = 'Publisher') => {
  const { stage } = libraryWith()()
  const { ports, entry, shell } = stage
  const permissions = ROLE_PERMISSIONS[role]
  const element = <FolderScreen actors={shell} preferences={entry.preferences} permissions={permissions} />
  const context = <Outlet context={{ entry, shell, claims: claimsWith({ permissions }) }} />
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={createMemoryRouter([{ element: context, children: [{ path: '*', element }] }])} />
    </ThemeProvider>,
  )
  openPlace(stage, ports.sample.folders.empty.id)
  return { ports, emptyId: ports.sample.folders.empty.id }
}

/** What the next file chooser gives. */
const choosing = (...files: readonly File[]) => {
  const chooser = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: files, configurable: true })
    this.dispatchEvent(new Event('change'))
  })
  return () => chooser.mock.contexts.map((input) => (input as HTMLInputElement).webkitdirectory)
}
afterEach(() => void vi.restoreAllMocks())

const chosen = (way: string) => Object.defineProperty(new File(['x'], way.split('/').at(-1) ?? ''), 'webkitRelativePath', { value: way })

test.each(['in the empty folder', 'in the menu beside Upload', 'in the menu of the folder'])('a folder is uploaded with what lies in it: %s', async (where) => {
  const { ports, emptyId } = open()
  const asked = choosing(chosen('Harbour/Quays/a.jpg'), chosen('Harbour/plan.jpg'))
  const inPlace = await screen.findByRole('button', { name: 'Upload folder' })
  if (where === 'in the empty folder') await userEvent.click(inPlace)
  else {
    await userEvent.click(await screen.findByRole('button', { name: where.endsWith('Upload') ? 'More ways to upload' : 'Actions for this folder' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Upload folder' }))
  }
  const { library } = ports.sample
  const within = (id: string) => [...library.assets.values()].filter(({ folderId }) => folderId === id).map(({ name }) => name)
  await waitFor(() => {
    const [made] = library.childrenOf('RECORDS', emptyId)
    const [inner] = library.childrenOf('RECORDS', made?.id ?? '')
    expect([made?.name, inner?.name, within(made?.id ?? ''), within(inner?.id ?? '')]).toEqual(['Harbour', 'Quays', ['plan.jpg'], ['a.jpg']])
  })
  expect(asked()).toEqual([true])
})

test('an empty folder offers Upload to those who may', async () => {
  const { ports, emptyId } = open()
  choosing(new File(['x'], 'quay.jpg'))
  await screen.findByRole('heading', { name: 'This folder is empty' })
  const [, inPlace] = await screen.findAllByRole('button', { name: 'Upload' })
  if (inPlace === undefined) throw new Error('The empty folder has no such button')
  await userEvent.click(inPlace)
  await waitFor(() => expect([...ports.sample.library.assets.values()].some(({ name, folderId }) => name === 'quay.jpg' && folderId === emptyId)).toBe(true))
})

test('an empty folder offers nothing to who may only read', async () => {
  open('User')
  expect(await screen.findByText('Nobody has put anything into it yet.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull()
})
