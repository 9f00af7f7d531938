import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { startPasswordLink } from '../stories/accountPorts.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever, startPreferences } from '../stories/sessionPorts.ts'
import { EmailSentScreen } from './EmailSentScreen.tsx'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/reset-password' } } satisfies Meta

export default meta
type Actors = { readonly passwordLink: ReturnType<typeof startPasswordLink> }

const form = ({ passwordLink }: Actors) => <ResetPasswordScreen passwordLink={passwordLink} preferences={startPreferences()} />
const notice = ({ passwordLink }: Actors) => <EmailSentScreen passwordLink={passwordLink} preferences={startPreferences()} />

const fillIn = async (canvas: HTMLElement) => {
  const page = within(canvas)
  await userEvent.type(page.getByLabelText('E-mail'), 'nora.whitfield@harbour.example')
  await userEvent.type(page.getByLabelText('Organization'), 'Harbour Museum')
  await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
}
const filledIn = async (_: Actors, canvas: HTMLElement) => fillIn(canvas)

export const Editing = machineStory({ shows: inState('passwordLink', 'editing'), start: () => ({ passwordLink: startPasswordLink() }), view: form })

export const EditingWithProblems = machineStory({
  shows: inState('passwordLink', 'editing'),
  start: () => ({ passwordLink: startPasswordLink() }),
  view: form,
  play: async (_, canvas) => {
    const page = within(canvas)
    await userEvent.click(page.getByRole('button', { name: 'Send the link' }))
    await expect(page.getByLabelText('E-mail')).toHaveFocus()
    await expect(page.getByLabelText('Organization')).toBeInvalid()
  },
})

export const Sending = machineStory({
  shows: inState('passwordLink', 'sending'),
  start: () => ({ passwordLink: startPasswordLink({ requestLink: forever }) }),
  view: form,
  play: filledIn,
})

export const Limited = machineStory({
  shows: inState('passwordLink', 'limited'),
  start: () => ({ passwordLink: startPasswordLink({ requestLink: async () => Result.fail({ code: 'RATE_LIMITED', retryAfter: 600 }) }) }),
  view: form,
  play: async (_, canvas) => {
    await fillIn(canvas)
    await expect(await within(canvas).findByRole('alert')).toHaveTextContent('in 10 minutes.')
  },
})

export const Refused = machineStory({
  shows: inState('passwordLink', 'refused'),
  start: () => ({ passwordLink: startPasswordLink({ requestLink: async () => Result.fail({ code: 'UNREACHABLE' }) }) }),
  view: form,
  play: filledIn,
})

export const Sent = machineStory({
  shows: inState('passwordLink', 'sent'),
  start: () => {
    const passwordLink = startPasswordLink()
    passwordLink.send({ type: 'link.opened', form: { email: 'nora.whitfield@harbour.example', organization: 'Harbour Museum' } })
    passwordLink.send({ type: 'submit' })
    return { passwordLink }
  },
  view: notice,
  play: async (_, canvas) => {
    const page = within(canvas)
    await expect(await page.findByText(/nora.whitfield@harbour.example/)).toBeVisible()
    await expect(await page.findByRole('link', { name: 'Open the outbox' })).toHaveAttribute('href', '/outbox')
  },
})

/** The notice opened by its address: whose mail it was is not known any more. */
export const NoticeLoadedAgain = machineStory({
  shows: inState('passwordLink', 'editing'),
  start: () => ({ passwordLink: startPasswordLink() }),
  view: notice,
})
