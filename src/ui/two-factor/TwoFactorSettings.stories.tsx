import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import { createTwoFactorMachine, type TwoFactorActor } from '../../application/two-factor/twoFactor.machine.ts'
import type { TwoFactorGateway } from '../../application/two-factor/TwoFactorGateway.ts'
import { inMemoryPorts } from '../../infrastructure/composition/inMemoryApplication.ts'
import type { Passkey } from '../../domain/session/passkey.ts'
import type { TwoFactorChoice } from '../../domain/session/twoFactor.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever } from '../stories/sessionPorts.ts'
import { twoFactorThat } from '../stories/twoFactorPorts.ts'
import { TwoFactorSettings } from './TwoFactorSettings.tsx'

export default { parameters: { layout: 'padded', path: '/profile' } } satisfies Meta

const { events } = inMemoryPorts()

type Actors = { readonly twoFactor: TwoFactorActor }

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const AUTHENTICATOR = { secret: SECRET, uri: `otpauth://totp/Vitrine:Harbour%20Museum%20(petra@harbour.example)?issuer=Vitrine&secret=${SECRET}` }
const CODES = ['2k4fp-mwxyz', '7hq3t-a9bcd', 'ef5gh-jk2mn', 'pq6rs-tv7wx', '8yz2a-bc3de', 'f4ghj-k5mnp', 'q6rst-v7wxy', 'z8abc-d9efg', 'h2jkm-n3pqr', 's4tvw-x5yza']

const stateOf = (choice: TwoFactorChoice, required = false) => ({ choice, required, recoveryCodesLeft: choice === 'app' ? 9 : 0, passkeys: [] as readonly Passkey[] })
const codesOf = async () => Result.succeed({ state: stateOf('app'), recoveryCodes: CODES })

const start = (choice: TwoFactorChoice, answers: Partial<TwoFactorGateway> = {}, required = false) => {
  const twoFactor = twoFactorThat({
    read: async () => Result.succeed(stateOf(choice, required)),
    begin: async () => Result.succeed(AUTHENTICATOR),
    beginPasskey: async () => Result.succeed('options'),
    ...answers,
  })
  return () => ({ twoFactor: createActor(createTwoFactorMachine({ twoFactor, events })).start() })
}

const view = ({ twoFactor }: Actors) => <TwoFactorSettings twoFactor={twoFactor} />
const press = async (canvas: HTMLElement, name: string) => userEvent.click(await within(canvas).findByRole('button', { name }))
const prove = async (canvas: HTMLElement, name: string) => {
  await press(canvas, name)
  await userEvent.type(await within(canvas).findByLabelText('Your password'), 'Vitrine-demo-1{Enter}')
}
const giveCode = async (_: Actors, canvas: HTMLElement) => {
  await prove(canvas, 'Set up an authenticator')
  await userEvent.type(await within(canvas).findByLabelText('Code of the authenticator'), '123456')
}

export const Closed = machineStory({ shows: inState('twoFactor', 'closed'), start: start('off'), view: () => <></> })
export const Reading = machineStory({ shows: inState('twoFactor', 'reading'), start: start('off', { read: forever }), view })
export const Unreadable = machineStory({
  shows: inState('twoFactor', 'unreadable'),
  start: start('off', { read: async () => Result.fail({ code: 'UNREACHABLE' }) }),
  view,
})
export const Off = machineStory({ shows: inState('twoFactor', 'chosen'), start: start('off'), view })
export const OffWhereItIsRequired = machineStory({ shows: inState('twoFactor', 'chosen'), start: start('off', {}, true), view })
export const ByMail = machineStory({ shows: inState('twoFactor', 'chosen'), start: start('email'), view })
export const ByApp = machineStory({ shows: inState('twoFactor', 'chosen'), start: start('app'), view })

const PASSKEYS: readonly Passkey[] = [
  { id: 'a', name: 'Work laptop', createdAt: '2026-11-18T09:00:00.000Z', usedAt: '2026-11-20T09:00:00.000Z' },
  { id: 'b', name: 'Petra’s telephone, the one from the conservation department', createdAt: '2026-11-19T09:00:00.000Z', usedAt: null },
]
export const ByPasskey = machineStory({
  shows: inState('twoFactor', 'chosen'),
  start: start('off', { read: async () => Result.succeed({ ...stateOf('off'), passkeys: PASSKEYS, recoveryCodesLeft: 10 }) }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('button', { name: 'Remove Work laptop' })).toBeVisible(),
})

const add = async (canvas: HTMLElement, name: string) => {
  await prove(canvas, 'Add a passkey')
  await userEvent.type(await within(canvas).findByLabelText('Name, such as Work laptop'), `${name}{Enter}`)
}

export const NewPasskey = machineStory({
  shows: inState('twoFactor', 'passkey'),
  start: start('off'),
  view,
  play: async (_, canvas) => {
    await add(canvas, ' ')
    await expect(within(canvas).getByLabelText('Name, such as Work laptop')).toHaveAccessibleDescription('Required.')
  },
})

export const Password = machineStory({
  shows: inState('twoFactor', 'password'),
  start: start('app'),
  view,
  play: async (_, canvas) => {
    await press(canvas, 'New recovery codes')
    await expect(await within(canvas).findByLabelText('Your password')).toHaveFocus()
    await press(canvas, 'Continue')
    await expect(within(canvas).getByLabelText('Your password')).toHaveAccessibleDescription('Required.')
  },
})

export const NewAuthenticator = machineStory({
  shows: inState('twoFactor', 'app'),
  start: start('off'),
  view,
  play: async (_, canvas) => {
    await prove(canvas, 'Set up an authenticator')
    await expect(await within(canvas).findByRole('figure', { name: 'QR code for your authenticator' })).toBeVisible()
    await expect(within(canvas).getByLabelText('Code of the authenticator')).toHaveFocus()
  },
})

export const RecoveryCodesShown = machineStory({
  shows: inState('twoFactor', 'codes'),
  start: start('off', { confirm: codesOf }),
  view,
  play: async (actors, canvas) => {
    await giveCode(actors, canvas)
    await expect(await within(canvas).findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
    await expect(within(canvas).getAllByRole('listitem')).toHaveLength(10)
  },
})
