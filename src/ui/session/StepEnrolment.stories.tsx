import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import type { SessionGateway } from '../../application/session/SessionGateway.ts'
import { createStepEnrolmentMachine, type StepEnrolmentActor } from '../../application/session/stepEnrolment.machine.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever, startPreferences } from '../stories/sessionPorts.ts'
import { EntrancePage } from './EntrancePage.tsx'
import { StepEnrolmentForm } from './StepEnrolmentForm.tsx'

export default { parameters: { layout: 'fullscreen', page: true, path: '/login' } } satisfies Meta

type Actors = { readonly stepEnrolment: StepEnrolmentActor }

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const ENROLMENT = { challenge: 'c', secret: SECRET, uri: `otpauth://totp/Vitrine:Harbour%20Museum%20(petra@harbour.example)?issuer=Vitrine&secret=${SECRET}` }
const start = (enrol: SessionGateway['enrol'] = forever) => () => ({
  stepEnrolment: createActor(createStepEnrolmentMachine({ sessions: { enrol } }), { input: ENROLMENT }).start(),
})
const view = ({ stepEnrolment }: Actors) => (
  <EntrancePage preferences={startPreferences()}>
    <StepEnrolmentForm enrolment={stepEnrolment} />
  </EntrancePage>
)
const type = async (_: unknown, canvas: HTMLElement) => userEvent.type(await within(canvas).findByLabelText('Code'), '123456')

export const Entering = machineStory({ shows: inState('stepEnrolment', 'entering'), start: start(), view })
export const Checking = machineStory({ shows: inState('stepEnrolment', 'checking'), start: start(), view, play: type })
export const Refused = machineStory({
  shows: inState('stepEnrolment', 'refused'),
  start: start(async () => Result.fail({ code: 'TWO_FA_CODE_INVALID' })),
  view,
  play: async (actors, canvas) => {
    await type(actors, canvas)
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('This code is not correct.')
  },
})
export const Codes = machineStory({
  shows: inState('stepEnrolment', 'codes'),
  start: start(async () => Result.succeed({ token: '', refreshToken: '', recoveryCodes: ['2k4fp-mwxyz', '7hq3t-a9bcd', 'ef5gh-jk2mn', 'pq6rs-tv7wx'] })),
  view,
  play: async (actors, canvas) => {
    await type(actors, canvas)
    await expect(await within(canvas).findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  },
})

export const Settled = machineStory({
  shows: inState('stepEnrolment', 'settled'),
  start: start(),
  view,
  play: async (_, canvas) => userEvent.click(await within(canvas).findByRole('button', { name: 'Back to the password' })),
})
