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

type Application = Awaited<ReturnType<typeof application>>

/** In its dialog, on a page of its own. */
const asking = async (question: string, prepare: (assistant: Application['ports']['assistant']) => void) => {
  const { ports, shell, routes } = await application(claimsWith({ permissions: ROLE_PERMISSIONS.Admin, modules: ['RECORDS'], features: ['AiSearchEngine'] }))
  const router = createMemoryRouter(routes, { initialEntries: ['/records/folders'] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  prepare(ports.assistant)
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the assistant' }))
  const dialog = await screen.findByRole('dialog', { name: 'Assistant' })
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Your question' }), { target: { value: question } })
  fireEvent.keyDown(within(dialog).getByRole('textbox', { name: 'Your question' }), { key: 'Enter' })
  return { ports, shell, router, dialog }
}

test('an answer in which the model broke off is not said to come without it', async () => {
  const text = 'She was built in 1869. *The language model broke off. The built-in assistant answers:* I found one match.'
  const { dialog, shell } = await asking('When was she built?', (assistant) => {
    assistant.reply = () => ({ ground: { sources: [], engine: 'builtIn', fellBack: true }, chunks: [text] })
  })
  await within(dialog).findByText(/The language model broke off/)
  await waitFor(() => expect(shell.conversation.getSnapshot().matches('ready')).toBe(true))
  expect(within(dialog).queryByText(/language model did not answer/)).toBeNull()
})

test('an answer goes on coming while the assistant is out of the way and the page changes', async () => {
  const { ports, shell, router, dialog } = await asking('Where is Haabet named?', (assistant) => {
    assistant.pausesAfter = 3
  })
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
