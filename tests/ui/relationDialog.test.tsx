import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import { contactNamed } from '../../.storybook/contacts.ts'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { valueOf } from '../../src/application/failures/outcome.ts'
import { RelationDialog } from '../../src/ui/contact-relations/RelationDialog.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()

test('“Add” right after a name was typed adds whom it names', async () => {
  const { stage } = libraryWith()()
  const { ports, shell } = stage
  const place = { kind: 'asset', type: 'RECORDS', id: ports.sample.pictures[2]?.id ?? '' } as const
  shell.relationEdit.send({ type: 'relation.begun', place, itemName: 'A picture' })
  const router = createMemoryRouter([{ path: '/', element: <RelationDialog edit={shell.relationEdit} finder={shell.contactFinder} /> }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const field = await screen.findByRole('combobox', { name: 'Who' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'Ada Berg' } })
  act(() => field.blur())
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(shell.relationEdit.getSnapshot().value).toBe('closed'))
  const said = valueOf(await ports.contactRelations.ofItem(place, new AbortController().signal))
  expect(said?.map(({ contact }) => contact.id)).toEqual([contactNamed(ports.keptContacts, 'Ada Berg').id])
})
