import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { startNewPassword, startPasswordLink } from '../stories/accountPorts.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever, startPreferences } from '../stories/sessionPorts.ts'
import { NewPasswordScreen } from './NewPasswordScreen.tsx'
import { PasswordChangedScreen } from './PasswordChangedScreen.tsx'
import { PasswordNotSetScreen } from './PasswordNotSetScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/account/new-password' } } satisfies Meta

export default meta
type Actors = { readonly newPassword: ReturnType<typeof startNewPassword> }

const form = ({ newPassword }: Actors) => <NewPasswordScreen newPassword={newPassword} preferences={startPreferences()} />
const welcome = ({ newPassword }: Actors) => (
  <PasswordNotSetScreen newPassword={newPassword} passwordLink={startPasswordLink()} preferences={startPreferences()} />
)

const choose = async (canvas: HTMLElement, password = 'Another-one-2', repeat = password) => {
  const page = within(canvas)
  await userEvent.type(await page.findByLabelText('New password'), password)
  await userEvent.type(page.getByLabelText('Repeat the new password'), repeat)
  await userEvent.click(page.getByRole('button', { name: 'Set password' }))
}
const chosen = async (_: Actors, canvas: HTMLElement) => choose(canvas)

export const Missing = machineStory({
  shows: inState('newPassword', 'missing'),
  start: () => ({ newPassword: startNewPassword({}, '') }),
  view: form,
})

export const Reading = machineStory({
  shows: inState('newPassword', 'reading'),
  start: () => ({ newPassword: startNewPassword({ read: forever }) }),
  view: form,
})

export const Unread = machineStory({
  shows: inState('newPassword', 'unread'),
  start: () => ({ newPassword: startNewPassword({ read: async () => Result.fail({ code: 'UNREACHABLE' }) }) }),
  view: form,
})

export const Expired = machineStory({
  shows: inState('newPassword', 'unusable'),
  start: () => ({ newPassword: startNewPassword({ read: async () => Result.fail({ code: 'PASSWORD_TOKEN_EXPIRED' }) }) }),
  view: form,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('This link has expired. Request a new one.')
    await expect(within(canvas).getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/reset-password')
  },
})

export const AlreadyUsed = machineStory({
  shows: inState('newPassword', 'unusable'),
  start: () => ({ newPassword: startNewPassword({ read: async () => Result.fail({ code: 'PASSWORD_TOKEN_ALREADY_USED' }) }) }),
  view: form,
})

export const Invalid = machineStory({
  shows: inState('newPassword', 'unusable'),
  start: () => ({ newPassword: startNewPassword({ read: async () => Result.fail({ code: 'PASSWORD_TOKEN_INVALID' }) }) }),
  view: form,
})

export const Editing = machineStory({
  shows: inState('newPassword', 'editing'),
  start: () => ({ newPassword: startNewPassword() }),
  view: form,
  play: async (_, canvas) => {
    await choose(canvas, 'short', 'other')
    await expect(within(canvas).getByLabelText('New password')).toHaveFocus()
    await expect(within(canvas).getByLabelText('Repeat the new password')).toHaveAccessibleDescription('The passwords do not match.')
  },
})

export const Saving = machineStory({
  shows: inState('newPassword', 'saving'),
  start: () => ({ newPassword: startNewPassword({ set: forever }) }),
  view: form,
  play: chosen,
})

export const Refused = machineStory({
  shows: inState('newPassword', 'refused'),
  start: () => ({ newPassword: startNewPassword({ set: async () => Result.fail({ code: 'UNREACHABLE' }) }) }),
  view: form,
  play: chosen,
})

/** The first password: whoever chose it is signed in with it. */
export const SigningIn = machineStory({
  shows: inState('newPassword', 'signingIn'),
  start: () => ({ newPassword: startNewPassword({}, 'token', forever) }),
  view: form,
  play: chosen,
})

export const SignedIn = machineStory({
  shows: inState('newPassword', 'signedIn'),
  start: () => ({ newPassword: startNewPassword({}, 'token', async () => Result.succeed({ token: 'token', refreshToken: 'refresh' })) }),
  view: form,
  play: chosen,
})

const changedBy = (purpose: 'reset' | 'invitation') => ({
  shows: inState('newPassword', 'changed'),
  start: () => {
    const newPassword = startNewPassword({
      read: async () => Result.succeed({ purpose, email: 'nora.whitfield@harbour.example', organization: 'Harbour Museum' }),
    })
    const watching = newPassword.subscribe((snapshot) => {
      if (!snapshot.matches('editing')) return
      watching.unsubscribe()
      newPassword.send({ type: 'field.changed', field: 'password', value: 'Another-one-2' })
      newPassword.send({ type: 'field.changed', field: 'repeat', value: 'Another-one-2' })
      newPassword.send({ type: 'submit' })
    })
    return { newPassword }
  },
  view: () => <PasswordChangedScreen preferences={startPreferences()} isFirst={purpose === 'invitation'} />,
})

export const Changed = machineStory(changedBy('reset'))

/** The second step is asked for at the sign-in. */
export const FirstSet = machineStory(changedBy('invitation'))

/** The invitation's way: who comes by the link of their mail is welcomed. */
export const Invited = machineStory({
  shows: inState('newPassword', 'editing'),
  start: () => ({ newPassword: startNewPassword() }),
  view: welcome,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('heading', { name: 'Welcome to Harbour Museum' })).toBeVisible()
  },
})

/** Signing in without ever having had a password leads here. */
export const NotSet = machineStory({
  shows: inState('newPassword', 'missing'),
  start: () => ({ newPassword: startNewPassword({}, '') }),
  view: welcome,
})
