import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import type { SecondStepActor } from '../../application/session/secondStep.machine.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { BY_APP, BY_MAIL, BY_PASSKEY, startLoginWithStep, startMailedCode, startSecondStep } from '../stories/secondStepPorts.ts'
import { startPreferences } from '../stories/sessionPorts.ts'
import { EntrancePage } from './EntrancePage.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/login' } } satisfies Meta

export default meta
type Actors = { readonly secondStep: SecondStepActor }

const view = ({ secondStep }: Actors) => (
  <EntrancePage preferences={startPreferences()}>
    <SecondStepForm step={secondStep} email="publisher@harbour.example" />
  </EntrancePage>
)

const type = (code: string, label = 'Code') => async (_: Actors, canvas: HTMLElement) => {
  await userEvent.type(await within(canvas).findByLabelText(label), code)
}
const press = (name: string) => async (_: unknown, canvas: HTMLElement) => {
  await userEvent.click(await within(canvas).findByRole('button', { name }))
}

export const Entering = machineStory({
  shows: inState('secondStep', 'entering'),
  start: () => ({ secondStep: startSecondStep(BY_APP) }),
  view,
  play: async (_, canvas) => {
    const field = within(canvas).getByLabelText('Code')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(field, '123{Enter}')
    await expect(field).toHaveAccessibleDescription('A code has six digits.')
  },
})

export const Checking = machineStory({
  shows: inState('secondStep', 'checking'),
  start: () => ({ secondStep: startSecondStep(BY_APP) }),
  view,
  play: async (_, canvas) => {
    await userEvent.click(within(canvas).getByLabelText('Code'))
    await userEvent.paste('123 456')
  },
})

export const Refused = machineStory({
  shows: inState('secondStep', 'refused'),
  start: () => ({ secondStep: startSecondStep(BY_APP, { confirmStep: async () => Result.fail({ code: 'TWO_FA_CODE_INVALID' }) }) }),
  view,
  play: async (actors, canvas) => {
    await type('123456')(actors, canvas)
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('This code is not correct.')
    await expect(within(canvas).getByLabelText('Code')).toHaveFocus()
    await expect(within(canvas).getByLabelText('Code')).toHaveValue('')
  },
})

export const ByPasskey = machineStory({
  shows: inState('secondStep', 'entering'),
  start: () => ({ secondStep: startSecondStep(BY_PASSKEY) }),
  view,
  play: async (_, canvas) => expect(within(canvas).getByRole('button', { name: 'Use the passkey' })).toHaveFocus(),
})

export const PasskeyRefused = machineStory({
  shows: inState('secondStep', 'refused'),
  start: () => ({ secondStep: startSecondStep(BY_PASSKEY, { confirmPasskey: async () => Result.fail({ code: 'PASSKEY_REFUSED' }) }) }),
  view,
  play: press('Use the passkey'),
})

export const Limited = machineStory({
  shows: inState('secondStep', 'limited'),
  start: () => ({ secondStep: startSecondStep(BY_APP, { confirmStep: async () => Result.fail({ code: 'RATE_LIMITED', retryAfter: 900 }) }) }),
  view,
  play: type('123456'),
})

export const Settled = machineStory({
  shows: inState('secondStep', 'settled'),
  start: () => ({
    secondStep: startSecondStep(BY_APP, { confirmStep: async () => Result.succeed({ token: 'token', refreshToken: 'refresh' }) }),
  }),
  view,
  play: type('123456'),
})

export const RecoveryCode = machineStory({
  shows: inState('mailedCode', 'idle'),
  start: () => startMailedCode(BY_APP),
  view,
  play: async (actors, canvas) => {
    await press('Use a recovery code')(actors, canvas)
    await expect(await within(canvas).findByLabelText('Recovery code')).toHaveFocus()
    await type('23456', 'Recovery code')(actors, canvas)
  },
})

export const SendingACode = machineStory({
  shows: inState('mailedCode', 'sending'),
  start: () => startMailedCode(BY_APP),
  view,
  play: press('Have a code sent by e-mail'),
})

export const CodeSent = machineStory({
  shows: inState('mailedCode', 'pausing'),
  start: () => startMailedCode(BY_MAIL),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('A code is on its way.')).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: /Another code in \d+ seconds/ })).toBeDisabled()
  },
})

export const AnotherCodePossible = machineStory({
  shows: inState('mailedCode', 'ready'),
  start: () => startMailedCode({ ...BY_MAIL, resendAfter: 1 }),
  view,
})

export const CodeNotSent = machineStory({
  shows: inState('mailedCode', 'failed'),
  start: () => startMailedCode(BY_APP, { mailCode: async () => Result.fail({ code: 'UNREACHABLE' }) }),
  view,
  play: press('Have a code sent by e-mail'),
})

export const MailEnded = machineStory({
  shows: inState('mailedCode', 'ended'),
  start: () => startMailedCode(BY_APP, { mailCode: async () => Result.fail({ code: 'NOT_SIGNED_IN' }) }),
  view,
  play: press('Have a code sent by e-mail'),
})

type Login = { readonly login: ReturnType<typeof startLoginWithStep> }

const loginView = ({ login }: Login) => <LoginScreen login={login} preferences={startPreferences()} />

const fillIn = async (_: unknown, canvas: HTMLElement) => {
  const page = within(canvas)
  await userEvent.type(page.getByLabelText('E-mail'), 'publisher@harbour.example')
  await userEvent.type(page.getByLabelText('Organization'), 'Harbour Museum')
  await userEvent.click(page.getByLabelText('Password'))
  await userEvent.paste('Vitrine-demo-1')
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }))
}

export const AskedFor = machineStory({
  shows: inState('login', 'secondStep'),
  start: () => ({ login: startLoginWithStep(BY_MAIL) }),
  view: loginView,
  play: async (actors, canvas) => {
    await fillIn(actors, canvas)
    await expect(await within(canvas).findByText(/publisher@harbour\.example/)).toBeVisible()
  },
})

export const EnrollingAskedFor = machineStory({
  shows: inState('login', 'enrolling'),
  start: () => ({ login: startLoginWithStep(BY_MAIL, { confirmStep: async () => Result.succeed({ enrolment: { challenge: 'c', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Vitrine' } }) }) }),
  view: loginView,
  play: async (actors, canvas) => {
    await fillIn(actors, canvas)
    await userEvent.type(await within(canvas).findByLabelText('Code'), '123456')
    await expect(await within(canvas).findByRole('heading', { name: 'Set up a second step' })).toBeVisible()
  },
})

export const Ended = machineStory({
  shows: inState('login', 'stepEnded'),
  start: () => ({ login: startLoginWithStep(BY_APP, { confirmStep: async () => Result.fail({ code: 'NOT_SIGNED_IN' }) }) }),
  view: loginView,
  play: async (actors, canvas) => {
    await fillIn(actors, canvas)
    await userEvent.type(await within(canvas).findByLabelText('Code'), '123456')
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('Enter your password again')
    await expect(within(canvas).getByLabelText('E-mail')).toHaveValue('publisher@harbour.example')
  },
})
