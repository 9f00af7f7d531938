import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { useTyped } from '../../src/ui/forms/useTyped.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

drawsLists()
afterEach(cleanup)

test.each([
  ['/contacts/general', 'Find contacts'],
  ['/trash', 'Find by name'],
  ['/admin-panel/metadata-templates', 'Name or description'],
])('what is searched for at %s stands in its field as soon as it is typed, and in the address then', async (address, label) => {
  const { routes } = await application(claimsWith({ permissions: ROLE_PERMISSIONS.Admin, modules: ['RECORDS', 'CONTACTS'] }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: label })
  fireEvent.change(field, { target: { value: 'Be' } })
  expect(field.value).toBe('Be')
  fireEvent.change(field, { target: { value: 'Ber' } })
  expect(field.value).toBe('Ber')
  await waitFor(() => expect(router.state.location.search).toMatch(/=Ber(&|$)/))
  expect(field.value).toBe('Ber')
})

test('what was typed stays while an earlier text is kept, and gives way to what is kept from elsewhere', async () => {
  const following: (() => void)[] = []
  const Field = () => {
    const [kept, keep] = useState('')
    return (
      <>
        <input aria-label="Search" {...useTyped(kept, (text) => void following.push(() => keep(text)))} />
        <button type="button" onClick={() => keep('all of it')}>
          Elsewhere
        </button>
      </>
    )
  }
  render(<Field />)
  const field = screen.getByLabelText<HTMLInputElement>('Search')
  const follow = () => act(() => following.shift()?.())
  fireEvent.change(field, { target: { value: 'a' } })
  fireEvent.change(field, { target: { value: 'ab' } })
  follow()
  expect(field.value).toBe('ab')
  fireEvent.change(field, { target: { value: 'abc' } })
  follow()
  follow()
  expect(field.value).toBe('abc')
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(field.value).toBe('all of it')
})
