import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import { createNewAuthenticatorMachine, type NewAuthenticatorActor } from '../../application/two-factor/newAuthenticator.machine.ts'
import type { TwoFactorGateway } from '../../application/two-factor/TwoFactorGateway.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever } from '../stories/sessionPorts.ts'
import { NewAuthenticatorForm } from './NewAuthenticatorForm.tsx'

export default { parameters: { layout: 'padded', path: '/profile' } } satisfies Meta

type Actors = { readonly newAuthenticator: NewAuthenticatorActor }

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const AUTHENTICATOR = { secret: SECRET, uri: `otpauth://totp/Vitrine:Harbour%20Museum%20(petra@harbour.example)?issuer=Vitrine&secret=${SECRET}` }
const MADE = { state: { choice: 'app', required: false, recoveryCodesLeft: 10, passkeys: [] }, recoveryCodes: [] } as const

const start = (confirm: TwoFactorGateway['confirm'] = forever) => () => ({
  newAuthenticator: createActor(createNewAuthenticatorMachine({ twoFactor: { confirm } }), { input: AUTHENTICATOR }).start(),
})
const view = ({ newAuthenticator }: Actors) => (
  <>
    <h2>Second step</h2>
    <NewAuthenticatorForm newAuthenticator={newAuthenticator} />
  </>
)
const giveCode = async (_: Actors, canvas: HTMLElement) => userEvent.type(within(canvas).getByLabelText('Code of the authenticator'), '123456')

export const Entering = machineStory({
  shows: inState('newAuthenticator', 'entering'),
  start: start(),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('figure', { name: 'QR code for your authenticator' })).toBeVisible()
    await expect(within(canvas).getByLabelText('Code of the authenticator')).toHaveFocus()
    await userEvent.type(within(canvas).getByLabelText('Code of the authenticator'), '123{Enter}')
    await expect(within(canvas).getByLabelText('Code of the authenticator')).toHaveAccessibleDescription('A code has six digits.')
  },
})
export const Checking = machineStory({ shows: inState('newAuthenticator', 'checking'), start: start(), view, play: giveCode })
export const Refused = machineStory({
  shows: inState('newAuthenticator', 'refused'),
  start: start(async () => Result.fail({ code: 'TWO_FA_CODE_INVALID' })),
  view,
  play: giveCode,
})
export const Settled = machineStory({ shows: inState('newAuthenticator', 'settled'), start: start(async () => Result.succeed(MADE)), view, play: giveCode })
