import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import type { UsageGateway } from '../../application/organizations/UsageGateway.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { startUpgrade, startUsage, usageOf } from '../stories/shellPorts.ts'
import { StorageWidget } from './StorageWidget.tsx'
import { UpgradeDialog } from './UpgradeDialog.tsx'

const meta = {} satisfies Meta

export default meta

const GIGABYTE = 1024 ** 3
const REQUEST = { requestedAt: '2026-11-18T09:00:00.000Z', moreBytes: 25 * GIGABYTE }

const asked =
  (upgradeRequest: { readonly requestedAt: string; readonly moreBytes: number | null }): UsageGateway['read'] =>
  async (signal) =>
    Result.map(await usageOf(0.96)(signal), (usage) => ({ ...usage, upgradeRequest }))

const start = (requestUpgrade?: UsageGateway['requestUpgrade'], isOpen = true, read = usageOf(0.96)) => {
  const upgrade = startUpgrade(requestUpgrade)
  if (isOpen) upgrade.send({ type: 'open', capacity: 50 * GIGABYTE })
  return { usage: startUsage(read), upgrade }
}
type Actors = ReturnType<typeof start>

const widget = ({ usage, upgrade }: Actors) => <StorageWidget usage={usage} upgrade={upgrade} onUpgrade={(capacity) => upgrade.send({ type: 'open', capacity })} />
const dialog = ({ usage, upgrade }: Actors) => <UpgradeDialog upgrade={upgrade} usage={usage} organization="Harbour Museum" />
const page = () => within(document.body)
const send = async () => userEvent.click(await page().findByRole('button', { name: 'Send request' }))

export const Closed = machineStory({ shows: inState('upgrade', 'closed'), start: () => start(undefined, false), view: widget })

export const Requested = machineStory({
  shows: inState('upgrade', 'closed'),
  start: () => start(undefined, false, asked(REQUEST)),
  view: widget,
  play: async (_, canvas) => expect(await within(canvas).findByText(/^Requested 25 GB more on 11\/18\/2026/)).toBeVisible(),
})

export const RequestedWithoutAmount = machineStory({
  shows: inState('upgrade', 'closed'),
  start: () => start(undefined, false, asked({ ...REQUEST, moreBytes: null })),
  view: widget,
  play: async (_, canvas) => expect(await within(canvas).findByText('More space was asked for on 11/18/2026.')).toBeVisible(),
})

export const Editing = machineStory({
  shows: inState('upgrade', 'editing'),
  start: () => start(),
  view: dialog,
  play: async () => {
    await expect(await page().findByText('Harbour Museum uses 48 GB of 50 GB.')).toBeVisible()
    await userEvent.click(page().getByRole('radio', { name: /^25 GB more/ }))
    await expect(page().getByText(/give Harbour Museum 25 GB more, 75 GB in all/)).toBeVisible()
  },
})

export const OwnAmount = machineStory({
  shows: inState('upgrade', 'editing'),
  start: () => start(),
  view: dialog,
  play: async () => {
    await userEvent.click(await page().findByRole('radio', { name: 'Another amount' }))
    await userEvent.type(page().getByRole('textbox', { name: 'Gigabytes' }), '51')
    await send()
    await expect(await page().findByText('At most 50.')).toBeVisible()
  },
})

export const Sending = machineStory({ shows: inState('upgrade', 'sending'), start: () => start(), view: dialog, play: send })

export const Failed = machineStory({
  shows: inState('upgrade', 'failed'),
  start: () => start(async () => Result.fail({ code: 'UNREACHABLE' })),
  view: dialog,
  play: send,
})

export const Overtaken = machineStory({
  shows: inState('upgrade', 'overtaken'),
  start: () => start(async () => Result.fail({ code: 'UPGRADE_ALREADY_REQUESTED' }), true, asked(REQUEST)),
  view: dialog,
  play: async () => {
    await send()
    await expect(await page().findByText(/^Requested 25 GB more/)).toBeVisible()
  },
})

export const Sent = machineStory({
  shows: inState('upgrade', 'sent'),
  start: () => start(async () => Result.succeed({ ...REQUEST, firstName: 'Ingrid', lastName: 'Solberg' })),
  view: dialog,
  play: async () => {
    await send()
    await expect(await page().findByText(/^Requested 25 GB more/)).toBeVisible()
  },
})
