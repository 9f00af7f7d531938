import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { startLogin, startPreferences } from '../stories/sessionPorts.ts'
import { LoginScreen } from './LoginScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/login' } } satisfies Meta

export default meta
type Actors = { readonly login: ReturnType<typeof startLogin> }

const view = ({ login }: Actors) => <LoginScreen login={login} preferences={startPreferences()} />

const fillIn = async (canvas: HTMLElement) => {
  const page = within(canvas)
  await userEvent.type(page.getByLabelText('E-mail'), 'publisher@harbour.example')
  await userEvent.type(page.getByLabelText('Organization'), 'Harbour Museum')
  await userEvent.click(page.getByLabelText('Password'))
  await userEvent.paste('Vitrine-demo-1')
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
}
const filledIn = async (_: Actors, canvas: HTMLElement) => fillIn(canvas)

/** Tab goes from field to field; the link that stands beside the password's label comes after it. */
export const Editing = machineStory({
  shows: inState('login', 'editing'),
  start: () => ({ login: startLogin() }),
  view,
  play: async (_, canvas) => {
    const page = within(canvas)
    page.getByLabelText('E-mail').focus()
    for (const next of [
      page.getByLabelText('Organization'),
      page.getByLabelText('Password'),
      page.getByRole('button', { name: 'Show password' }),
      page.getByRole('link', { name: 'Forgot password?' }),
      page.getByLabelText(/^Remember me/),
      page.getByRole('button', { name: 'Sign in' }),
    ]) {
      await userEvent.tab()
      await expect(next).toHaveFocus()
    }
  },
})

export const EditingWithProblems = machineStory({
  shows: inState('login', 'editing'),
  start: () => ({ login: startLogin() }),
  view,
  play: async (_, canvas) => {
    const page = within(canvas)
    await userEvent.type(page.getByLabelText('Organization'), 'Harbour Museum')
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
    const email = page.getByLabelText('E-mail')
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription('Required.')
    await expect(page.getByLabelText('Password')).toBeInvalid()
  },
})

export const Submitting = machineStory({
  shows: inState('login', 'submitting'),
  start: () => ({ login: startLogin('never') }),
  view,
  play: filledIn,
})

export const Refused = machineStory({
  shows: inState('login', 'refused'),
  start: () => ({ login: startLogin({ code: 'INVALID_CREDENTIALS' }) }),
  view,
  play: async (_, canvas) => {
    await fillIn(canvas)
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('E-mail, organization or password is wrong.')
    await expect(within(canvas).getByLabelText('E-mail')).toHaveValue('publisher@harbour.example')
  },
})

export const Unreachable = machineStory({
  shows: inState('login', 'refused'),
  start: () => ({ login: startLogin({ code: 'UNREACHABLE' }) }),
  view,
  play: filledIn,
})

export const Limited = machineStory({
  shows: inState('login', 'limited'),
  start: () => ({ login: startLogin({ code: 'RATE_LIMITED', retryAfter: 600 }) }),
  view,
  play: async (_, canvas) => {
    await fillIn(canvas)
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('in 10 minutes.')
    await expect(within(canvas).getByRole('button', { name: 'Sign in' })).toBeDisabled()
  },
})

/** The page "password not set" follows at once. */
export const PasswordNotSet = machineStory({
  shows: inState('login', 'passwordNotSet'),
  start: () => ({ login: startLogin({ code: 'PASSWORD_NOT_SET' }) }),
  view,
  play: filledIn,
})

export const SignedIn = machineStory({ shows: inState('login', 'signedIn'), start: () => ({ login: startLogin() }), view, play: filledIn })

export const AfterTheSessionEnded: StoryObj = {
  render: () => <LoginScreen login={startLogin()} preferences={startPreferences()} ended="NOT_SIGNED_IN" />,
}

export const AfterTheAccountWasBlocked: StoryObj = {
  render: () => <LoginScreen login={startLogin()} preferences={startPreferences()} ended="USER_BLOCKED" />,
}
