import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import { createNewPasskeyMachine, type NewPasskeyActor } from '../../application/two-factor/newPasskey.machine.ts'
import type { TwoFactorGateway } from '../../application/two-factor/TwoFactorGateway.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever } from '../stories/sessionPorts.ts'
import { NewPasskeyForm } from './NewPasskeyForm.tsx'

export default { parameters: { layout: 'padded', path: '/profile' } } satisfies Meta

type Actors = { readonly newPasskey: NewPasskeyActor }

const start = (addPasskey: TwoFactorGateway['addPasskey'] = forever) => () => ({
  newPasskey: createActor(createNewPasskeyMachine({ twoFactor: { addPasskey } }), { input: '' }).start(),
})
const view = ({ newPasskey }: Actors) => (
  <>
    <h2>Second step</h2>
    <NewPasskeyForm newPasskey={newPasskey} />
  </>
)
const name = async (_: Actors, canvas: HTMLElement) => userEvent.type(within(canvas).getByLabelText('Name, such as Work laptop'), 'Work laptop{Enter}')
const MADE = { state: { choice: 'off', required: false, recoveryCodesLeft: 10, passkeys: [] }, recoveryCodes: [] } as const

export const Naming = machineStory({ shows: inState('newPasskey', 'naming'), start: start(), view })
export const Creating = machineStory({ shows: inState('newPasskey', 'creating'), start: start(), view, play: name })
export const Refused = machineStory({
  shows: inState('newPasskey', 'refused'),
  start: start(async () => Result.fail({ code: 'PASSKEY_REFUSED' })),
  view,
  play: async (actors, canvas) => {
    await name(actors, canvas)
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('The passkey was not used.')
  },
})
export const Settled = machineStory({ shows: inState('newPasskey', 'settled'), start: start(async () => Result.succeed(MADE)), view, play: name })
