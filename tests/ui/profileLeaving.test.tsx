import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ThemeProvider } from 'styled-components'
import { afterEach, expect, test, vi } from 'vitest'
import '../../.storybook/texts.ts'
import { SAMPLE_CLAIMS, SAMPLE_PASSWORD } from '../../src/infrastructure/memory/sampleClaims.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { drawsLists } from './browser.ts'
import { application } from './visit.ts'

vi.setConfig({ testTimeout: 90_000 })

drawsLists()

afterEach(cleanup)

/** The own profile, come to from the trash. */
const open = async () => {
  const { shell, routes } = await application(SAMPLE_CLAIMS)
  const router = createMemoryRouter(routes, { initialEntries: ['/trash', '/profile'], initialIndex: 1 })
  render(
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  )
  const field = await screen.findByLabelText<HTMLInputElement>('First name')
  await waitFor(() => expect(shell.twoFactor.getSnapshot().value).toBe('chosen'))
  return { shell, router, field, at: () => router.state.location.pathname }
}
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?', hidden: true })
const answer = async (name: string) => fireEvent.click(within(await question()).getByRole('button', { name, hidden: true }))
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a name that was typed is lost only to whoever gives it up', async () => {
  const { router, field, at, shell } = await open()
  const before = field.value
  expect(isAskedByBrowser()).toBe(false)
  fireEvent.change(field, { target: { value: 'Adeline' } })
  expect(isAskedByBrowser()).toBe(true)
  await router.navigate(-1)
  await answer('Cancel')
  expect([at(), field.value]).toEqual(['/profile', 'Adeline'])
  await router.navigate(-1)
  await answer('Leave without saving')
  await waitFor(() => expect(at()).toBe('/trash'))
  expect(shell.profile.getSnapshot().context.form.firstName).toBe(before)
})

test('recovery codes are left only by whoever says so, and are there again until they are kept', async () => {
  const { shell, router, at } = await open()
  const { twoFactor } = shell
  const now = () => twoFactor.getSnapshot()
  act(() => {
    twoFactor.send({ type: 'change', intent: 'passkey' })
    now().children.twoFactorChange?.send({ type: 'password.changed', password: SAMPLE_PASSWORD })
    now().children.twoFactorChange?.send({ type: 'submit' })
  })
  await waitFor(() => expect(now().value).toBe('passkey'))
  act(() => {
    now().children.newPasskey?.send({ type: 'name.changed', name: 'Laptop' })
    now().children.newPasskey?.send({ type: 'submit' })
  })
  await screen.findByRole('heading', { name: 'Your recovery codes' })
  const [code = ''] = now().context.recoveryCodes
  expect(isAskedByBrowser()).toBe(true)
  await router.navigate(-1)
  await answer('Leave without saving')
  await waitFor(() => expect(at()).toBe('/trash'))
  await router.navigate(1)
  expect(await screen.findByText(code)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'I have kept them' }))
  await waitFor(() => expect(isAskedByBrowser()).toBe(false))
})
