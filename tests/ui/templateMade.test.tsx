import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import { ROLE_PERMISSIONS } from '../../src/domain/access/roles.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

drawsLists()

test('a template that has just been made goes on at its own address with the attribute in sight', async () => {
  const { ports, shell, routes } = await application(claimsWith({ permissions: ROLE_PERMISSIONS.Admin }))
  const router = createMemoryRouter(routes, { initialEntries: ['/admin-panel/metadata-templates/create'] })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  await screen.findByRole('button', { name: 'Create template' })
  const { templateEditor: editor } = shell
  const [role] = ports.people.roles.values()
  editor.send({ type: 'draft.changed', change: { kind: 'fields', fields: { name: 'Playbill' } } })
  editor.send({ type: 'draft.changed', change: { kind: 'reader', of: 'roles', reader: { id: role?.id ?? '', name: 'Admin' } } })
  editor.send({ type: 'draft.changed', change: { kind: 'add', attributes: [{ name: 'Printer' }] } })
  editor.send({ type: 'save' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin-panel/metadata-templates/edit/${editor.getSnapshot().context.templateId}`))
  expect(await screen.findByRole('heading', { level: 1, name: 'Playbill' })).toBeTruthy()
  await waitFor(() => expect(editor.getSnapshot().matches('editing')).toBe(true))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Printer')
})
