import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { RelatedScreen } from '../../src/ui/relations/RelatedScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

const permissions = ROLE_PERMISSIONS.Publisher

test('what is related is taken from the list by the menu of its row', async () => {
  const { stage } = libraryWith()()
  const { ports, entry, shell } = stage
  const [file] = ports.sample.files
  if (file === undefined) throw new Error('The sample has no file')
  const place = { kind: 'asset', type: 'RECORDS', id: file.id } as const
  await ports.relations.change(place, [{ kind: 'folder', id: ports.sample.folders.harbour.id }], true, new AbortController().signal)
  shell.related.send({ type: 'list.opened', list: place })
  const page = <RelatedScreen place={place} name={file.name} path={file.path} actors={shell} permissions={permissions} />
  const context = <Outlet context={{ entry, shell, claims: claimsWith({ permissions }) }} />
  const router = createMemoryRouter([{ path: '/', element: context, children: [{ index: true, element: page }] }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Harbour' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from related assets' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Actions for Harbour' })).toBeNull())
})
