import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import type { TwoFactorIntent } from '../../application/two-factor/changing.ts'
import { createTwoFactorChangeMachine, type TwoFactorChangeActor } from '../../application/two-factor/twoFactorChange.machine.ts'
import type { TwoFactorGateway } from '../../application/two-factor/TwoFactorGateway.ts'
import type { TwoFactorChoice } from '../../domain/session/twoFactor.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { twoFactorThat } from '../stories/twoFactorPorts.ts'
import { forever } from '../stories/sessionPorts.ts'
import { PasswordAgainForm } from './PasswordAgainForm.tsx'

export default { parameters: { layout: 'padded', path: '/profile' } } satisfies Meta

type Actors = { readonly twoFactorChange: TwoFactorChangeActor }

const start = (choice: TwoFactorChoice, intent: TwoFactorIntent, answers: Partial<TwoFactorGateway> = {}) => () => {
  const state = { choice, required: false, recoveryCodesLeft: choice === 'app' ? 9 : 0, passkeys: [] }
  return { twoFactorChange: createActor(createTwoFactorChangeMachine({ twoFactor: twoFactorThat(answers) }), { input: { state, intent, passkeyId: '' } }).start() }
}
const view = ({ twoFactorChange }: Actors) => (
  <>
    <h2>Second step</h2>
    <PasswordAgainForm change={twoFactorChange} />
  </>
)
const press = async (canvas: HTMLElement, name: string) => userEvent.click(await within(canvas).findByRole('button', { name }))
const prove = async (canvas: HTMLElement) => userEvent.type(await within(canvas).findByLabelText('Your password'), 'Vitrine-demo-1{Enter}')

export const Entering = machineStory({
  shows: inState('twoFactorChange', 'entering'),
  start: start('app', 'codes'),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByLabelText('Your password')).toHaveFocus()
    await press(canvas, 'Continue')
    await expect(within(canvas).getByLabelText('Your password')).toHaveAccessibleDescription('Required.')
  },
})

export const CodeMailing = machineStory({
  shows: inState('twoFactorChange', 'mailing'),
  start: start('email', 'off', { mailCode: forever }),
  view,
})

export const CodeMailed = machineStory({
  shows: inState('twoFactorChange', 'entering'),
  start: start('email', 'off'),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('A code is on its way.')).toBeVisible()
    await userEvent.type(within(canvas).getByLabelText('Your password'), 'Vitrine-demo-1{Enter}')
    await expect(within(canvas).getByLabelText('Code of the e-mail')).toHaveAccessibleDescription('A code has six digits.')
  },
})

export const CodeNotMailed = machineStory({
  shows: inState('twoFactorChange', 'entering'),
  start: start('email', 'off', { mailCode: async () => Result.fail({ code: 'RATE_LIMITED', retryAfter: 20 }) }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('alert')).toBeVisible()
  },
})

export const Checking = machineStory({
  shows: inState('twoFactorChange', 'checking'),
  start: start('app', 'off'),
  view,
  play: async (_, canvas) => {
    await prove(canvas)
    const code = within(canvas).getByLabelText('Code of the authenticator, or a recovery code')
    await expect(code).toHaveAccessibleDescription(/^Six digits/)
    await userEvent.type(code, '246 810')
    await press(canvas, 'Continue')
  },
})

export const Refused = machineStory({
  shows: inState('twoFactorChange', 'refused'),
  start: start('off', 'email', { chooseMail: async () => Result.fail({ code: 'INVALID_CREDENTIALS' }) }),
  view,
  play: async (_, canvas) => {
    await prove(canvas)
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('The password is wrong.')
  },
})

export const Settled = machineStory({
  shows: inState('twoFactorChange', 'settled'),
  start: start('app', 'off'),
  view,
  play: async (_, canvas) => press(canvas, 'Cancel'),
})
