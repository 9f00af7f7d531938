import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import type { MailSettings } from '../../domain/mail/settings.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { MailScreen } from './MailScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true, path: '/admin-panel/mail' } } satisfies Meta

export default meta

const view = ({ mail }: Pick<Library, 'mail'>) => <MailScreen mail={mail} email="super@vitrine.example" />
const opened = ({ shell }: Stage) => shell.mail.send({ type: 'opened' })

const BUSY: MailSettings = {
  way: { kind: 'smtp', host: 'a-rather-long-name-of-a-mail-server.department.museum.example', port: 587, encryption: 'whenOffered', signsIn: true },
  sender: 'Harbour Museum, collections department <collections@harbour-museum.example>',
  groups: [
    { state: 'queued', trouble: null, mails: 12, since: '2026-11-18T09:00:00.000Z', nextTryAt: null, reply: null },
    { state: 'retrying', trouble: 'signInRefused', mails: 1_204, since: '2026-11-18T09:10:00.000Z', nextTryAt: '2026-11-18T09:40:00.000Z', reply: '535 5.7.8 Authentication credentials invalid' },
    { state: 'retrying', trouble: 'busy', mails: 1, since: '2026-11-18T09:12:00.000Z', nextTryAt: '2026-11-18T09:14:00.000Z', reply: '450 4.2.0 <img src=x> greylisted' },
    { state: 'failed', trouble: 'receiverRefused', mails: 3, since: '2026-11-17T16:00:00.000Z', nextTryAt: null, reply: `550 5.1.1 ${'x'.repeat(280)}` },
  ],
}
const busy = (stage: Stage) => {
  stage.ports.mail.settings = BUSY
  opened(stage)
}
const test = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Send a test mail' }))

export const Unopened = machineStory({ shows: inState('mail', 'unopened'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('mail', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('mail.read')
    opened(stage)
  }),
  view,
})

export const Failed = machineStory({
  shows: inState('mail', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('mail.read', { code: 'UNREACHABLE' })
    opened(stage)
  }),
  view,
})

export const Shown = machineStory({ shows: inState('mail', 'shown'), start: libraryWith(opened), view })

/** A demo, whose outbox is a page. */
export const WithOutboxShown = machineStory({
  shows: inState('mail', 'shown'),
  start: libraryWith((stage) => {
    stage.ports.mail.settings = { ...stage.ports.mail.settings, way: { kind: 'outbox', shown: true } }
    opened(stage)
  }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('link', { name: 'Show the outbox' })).toHaveAttribute('href', '/outbox'),
})

/** Over a mail server that has its troubles; what it says stays text. */
export const WithTroubles = machineStory({
  shows: inState('mail', 'shown'),
  start: libraryWith(busy),
  view,
  play: async (_, canvas) => {
    await within(canvas).findByText('1,205 mails are being tried again')
    await within(canvas).findByText('450 4.2.0 <img src=x> greylisted')
    await expect(canvas.querySelector('img')).toBeNull()
  },
})

export const Testing = machineStory({
  shows: inState('mail', 'testing'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('mail.test')
    opened(stage)
  }),
  view,
  play: (_, canvas) => test(canvas),
})

export const Taken = machineStory({
  shows: inState('mail', 'shown'),
  start: libraryWith((stage) => {
    stage.ports.mail.next = { trouble: null, reply: '250 2.0.0 OK: queued as 4D2A1' }
    busy(stage)
  }),
  view,
  play: async (_, canvas) => {
    await test(canvas)
    await within(canvas).findByText('The mail server has taken the mail to super@vitrine.example.')
    await within(canvas).findByText('250 2.0.0 OK: queued as 4D2A1')
  },
})

export const Refused = machineStory({
  shows: inState('mail', 'shown'),
  start: libraryWith((stage) => {
    stage.ports.mail.next = { trouble: 'certificate', reply: 'self-signed certificate' }
    opened(stage)
  }),
  view,
  play: async (_, canvas) => {
    await test(canvas)
    await within(canvas).findByText('The certificate of the mail server is not trusted.')
  },
})

export const TooOften = machineStory({
  shows: inState('mail', 'shown'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('mail.test', { code: 'RATE_LIMITED', retryAfter: 20 })
    opened(stage)
  }),
  view,
  play: async (_, canvas) => {
    await test(canvas)
    await within(canvas).findByRole('alert')
  },
})

export const Refreshing = machineStory({
  shows: inState('mail', 'refreshing'),
  start: libraryWith(opened),
  view,
  play: async ({ stage }, canvas) => {
    const button = await within(canvas).findByRole('button', { name: 'Refresh' })
    stage.ports.faults.hold('mail.read')
    await userEvent.click(button)
  },
})
