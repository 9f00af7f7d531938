import type { Meta } from '@storybook/react-vite'
import * as Result from 'effect/Result'
import { expect, userEvent, within } from 'storybook/test'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever } from '../stories/sessionPorts.ts'
import { startUpgrade, startUsage, usageOf } from '../stories/shellPorts.ts'
import { StorageWidget } from './StorageWidget.tsx'

const meta = {} satisfies Meta

export default meta
type Actors = { readonly usage: ReturnType<typeof startUsage> }

const view = ({ usage }: Actors) => <StorageWidget usage={usage} />

export const Reading = machineStory({ shows: inState('usage', 'reading'), start: () => ({ usage: startUsage(forever) }), view })

export const Known = machineStory({
  shows: inState('usage', 'known'),
  start: () => ({ usage: startUsage() }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText('38.5 GB of 50 GB')).toBeVisible(),
})

export const AlmostFull = machineStory({
  shows: inState('usage', 'known'),
  start: () => ({ usage: startUsage(usageOf(0.96)) }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText(/Almost full/)).toBeVisible(),
})

export const Failed = machineStory({
  shows: inState('usage', 'failed'),
  start: () => ({ usage: startUsage(async () => Result.fail({ code: 'UNREACHABLE' })) }),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Try again' }))
  },
})

type Prompting = Actors & { readonly upgrade: ReturnType<typeof startUpgrade> }
const withPrompt = ({ usage, upgrade }: Prompting) => <StorageWidget usage={usage} upgrade={upgrade} />
const ask = async (_: unknown, canvas: HTMLElement) =>
  userEvent.click(await within(canvas).findByRole('button', { name: 'Request more space' }))

export const UpgradeReady = machineStory({
  shows: inState('upgrade', 'ready'),
  start: () => ({ usage: startUsage(), upgrade: startUpgrade() }),
  view: withPrompt,
})

export const UpgradeAsking = machineStory({
  shows: inState('upgrade', 'asking'),
  start: () => ({ usage: startUsage(), upgrade: startUpgrade() }),
  view: withPrompt,
  play: ask,
})

export const UpgradeFailed = machineStory({
  shows: inState('upgrade', 'failed'),
  start: () => ({ usage: startUsage(), upgrade: startUpgrade(async () => Result.fail({ code: 'UNREACHABLE' })) }),
  view: withPrompt,
  play: ask,
})

export const UpgradeRequested = machineStory({
  shows: inState('upgrade', 'ready'),
  start: () => ({
    usage: startUsage(async (signal) => Result.map(await usageOf(0.96)(signal), (usage) => ({ ...usage, upgradeRequestedAt: '2026-11-18T09:00:00.000Z' }))),
    upgrade: startUpgrade(),
  }),
  view: withPrompt,
  play: async (_, canvas) => expect(await within(canvas).findByText(/asked for on/)).toBeVisible(),
})
