import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test } from 'vitest'
import '../../.storybook/texts.ts'
import { claimsWith } from '../../src/domain/access/claims.fixture.ts'
import type { ActionName } from '../../src/domain/rights/rights.ts'
import type { Permission } from '../../src/domain/access/permissions.ts'
import { inMemoryEntry, inMemoryPorts, inMemoryShell } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { WhyNot } from '../../src/ui/access/WhyNot.tsx'
import { theme } from '../../src/ui/theme/theme.ts'

afterEach(cleanup)

const open = (actions: readonly ActionName[], permissions: readonly Permission[]) => {
  const ports = inMemoryPorts()
  const entry = inMemoryEntry(ports)
  const shell = inMemoryShell(ports, entry)
  const claims = claimsWith({ permissions })
  const element = <WhyNot actions={actions} type="RECORDS" permissions={permissions} label="Why not" />
  const router = createMemoryRouter([{ path: '/', element: <Outlet context={{ entry, shell, claims }} />, children: [{ index: true, element }] }])
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  return shell
}

const ask = () => {
  const bubble = screen.getByRole('button', { name: 'Why not' }).nextElementSibling
  if (bubble === null) throw new Error('There is no bubble')
  fireEvent(bubble, Object.assign(new Event('toggle'), { newState: 'open' }))
}

test('every reason of the decision is told once, and whom to ask once it is opened', async () => {
  const { advisers } = open(['createFolder', 'upload', 'upload'], ['VIEW_RESOURCES'])
  expect(screen.getAllByText(/does not include/)).toHaveLength(2)
  expect(advisers.getSnapshot().matches('unread')).toBe(true)
  ask()
  expect(await screen.findByText('Ask Ingrid Solberg.')).toBeTruthy()
})

test('only what is missing is told', () => {
  open(['createFolder', 'upload'], ['UPLOAD_ASSETS'])
  expect(screen.getAllByText(/does not include/)).toHaveLength(1)
})

test('who may do all of it is told nothing', () => {
  open(['createFolder', 'upload'], ['UPLOAD_ASSETS', 'CREATE_FOLDERS'])
  expect(screen.queryByRole('button')).toBeNull()
})
