import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inMemoryEntry, inMemoryPorts } from '../../src/infrastructure/composition/inMemoryApplication.ts'
import { LoginScreen } from '../../src/ui/session/LoginScreen.tsx'
import { BY_APP, startLoginWithStep } from '../../src/ui/stories/secondStepPorts.ts'
import { startPreferences } from '../../src/ui/stories/sessionPorts.ts'
import { show } from './page.tsx'
import { asInBrowser } from './browser.ts'

beforeEach(asInBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () => {
  const { login, preferences } = inMemoryEntry(inMemoryPorts())
  show(<LoginScreen login={login} preferences={preferences} />)
  return login
}

test('the form tells password managers what goes where', () => {
  open()
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  const [email, password] = [field('E-mail'), field('Password')]
  expect([email.autocomplete, email.name, email.type]).toEqual(['username', 'email', 'email'])
  expect([password.autocomplete, password.name, password.type]).toEqual(['current-password', 'password', 'password'])
  expect(field('Organization').autocomplete).toBe('organization')
  // Managers offer to keep what one form submits.
  expect(email.form).not.toBeNull()
  expect(password.form).toBe(email.form)
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('form', email.form)
})

test.each(['E-mail', 'Organization', 'Password'])('%s takes what is pasted', async (label) => {
  const login = open()
  const field = screen.getByLabelText<HTMLInputElement>(label)
  await userEvent.click(field)
  await userEvent.paste('pasted@harbour.example')
  expect(field.value).toBe('pasted@harbour.example')
  expect(Object.values(login.getSnapshot().context.form)).toContain('pasted@harbour.example')
})

test('whoever goes back from the second step types the password anew, where the focus is', async () => {
  const login = startLoginWithStep(BY_APP)
  show(<LoginScreen login={login} preferences={startPreferences()} />)
  await userEvent.type(screen.getByLabelText('E-mail'), 'publisher@harbour.example')
  await userEvent.type(screen.getByLabelText('Organization'), 'Harbour Museum')
  await userEvent.type(screen.getByLabelText('Password'), 'Vitrine-demo-1{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
  await userEvent.click(screen.getByRole('button', { name: 'Back to the password' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
})
