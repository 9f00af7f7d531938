import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import { libraryWith } from '../../.storybook/library.ts'
import '../../.storybook/texts.ts'
import { SAMPLE_CLAIMS } from '../../src/infrastructure/memory/sampleClaims.ts'
import { ORGANIZATIONS } from '../../src/ui/addresses/organizations.ts'
import { InviteManyDialog } from '../../src/ui/invitations/InviteManyDialog.tsx'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { show } from './page.tsx'
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

test('the second press of a double click on the check, which meets the button that sends, invites nobody', async () => {
  const { stage } = libraryWith()()
  const { inviting } = stage.shell
  const roleId = [...stage.ports.people.roles.values()].find(({ name }) => name === 'User')?.id ?? ''
  inviting.send({ type: 'open', organizationId: SAMPLE_CLAIMS.organization.id, language: 'en-US' })
  inviting.send({ type: 'changed', change: { roleId, text: 'Ada Berg <ada.new@harbour.example>' } })
  show(<InviteManyDialog inviting={inviting} roles={[]} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Check the lines' }), { detail: 1 })
  const send = await screen.findByRole('button', { name: 'Send one invitation' })
  fireEvent.click(send, { detail: 2 })
  expect(inviting.getSnapshot().value).toBe('reviewing')
  fireEvent.click(send, { detail: 1 })
  await waitFor(() => expect(inviting.getSnapshot().hasTag('invited')).toBe(true))
})
