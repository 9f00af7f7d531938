import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { libraryWith } from '../../.storybook/library.ts'
import { SearchFormScreen } from '../../src/ui/advanced-search/form/SearchFormScreen.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'

drawsLists()
afterEach(cleanup)

const open = (q: string) => {
  const { stage } = libraryWith()()
  stage.shell.searchForm.send({ type: 'form.opened', address: `?q=${q}`, q, from: '', until: '' })
  const element = <SearchFormScreen actors={stage.shell} places={['RECORDS']} hasPersons hasContacts onSearch={() => undefined} />
  // The form writes itself into the address.
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </ThemeProvider>,
  )
}
const groups = () => screen.getAllByRole('group', { name: /^Any of these/ })
const rows = () => groups().map((group) => within(group).queryAllByRole('listitem').length)
const pressIn = async (at: number, name: string) => userEvent.click(within(groups()[at] as HTMLElement).getByRole('button', { name }))

test('a group that was just added stays while another one is edited, and one that is emptied goes', async () => {
  open('(tag:sail OR tag:steam)')
  expect(rows()).toEqual([2])
  await userEvent.click(screen.getByRole('button', { name: 'Add another group' }))
  await pressIn(0, 'Add a condition')
  expect(rows()).toEqual([3, 0])
  await pressIn(1, 'Add a condition')
  expect(rows()).toEqual([3, 1])
  await pressIn(1, 'Remove Any of these, group 2 1')
  expect(rows()).toEqual([3])
})
