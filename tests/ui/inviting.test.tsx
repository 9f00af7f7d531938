import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { SAMPLE_CLAIMS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { ORGANIZATIONS } from '../../src/ui/addresses/organizations.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

drawsLists()

afterEach(cleanup)

test('several are invited before the roles are known: they come into the open list', async () => {
  const { ports, routes } = await application(SAMPLE_CLAIMS)
  const release = ports.faults.hold('roles.list')
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [ORGANIZATIONS] })} />
    </ThemeProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Invite several' }))
  await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^Role/ }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Choose a role'])
  release()
  await userEvent.click(await screen.findByRole('option', { name: 'User' }))
  expect(screen.getByRole('button', { name: /^Role/ }).textContent).toBe('User')
})
