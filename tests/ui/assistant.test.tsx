import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

drawsLists()

afterEach(cleanup)

test('an answer goes on coming while the assistant is out of the way and the page changes', async () => {
  const { ports, shell, routes } = await application(claimsWith({ permissions: ROLE_PERMISSIONS.Admin, modules: ['RECORDS'], features: ['AiSearchEngine'] }))
  const router = createMemoryRouter(routes, { initialEntries: ['/records/folders'] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  ports.assistant.pausesAfter = 3
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the assistant' }))
  const dialog = await screen.findByRole('dialog', { name: 'Assistant' })
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Your question' }), { target: { value: 'Where is Haabet named?' } })
  fireEvent.keyDown(within(dialog).getByRole('textbox', { name: 'Your question' }), { key: 'Enter' })
  await waitFor(() => expect(shell.conversation.getSnapshot().matches({ answering: 'typing' })).toBe(true))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Minimise' }))
  const minimised = await screen.findByRole('region', { name: 'Minimised assistant' })
  await router.navigate('/trash')
  await screen.findByRole('heading', { level: 1, name: 'Trash' })
  expect(within(minimised).getByRole('status')).toHaveProperty('textContent', 'Answering…')
  ports.assistant.resume()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Minimised assistant' }).querySelector('output')?.textContent).not.toBe('Answering…'))
  fireEvent.click(screen.getByRole('button', { name: /Open the assistant$/ }))
  await within(await screen.findByRole('dialog', { name: 'Assistant' })).findByText(/4th of May 1882/)
})
