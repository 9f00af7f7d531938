import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import type { Deployment } from '../../application/updates/Deployment.ts'
import { createUpdateMachine } from '../../application/updates/update.machine.ts'
import { InMemoryDeployment } from '../../infrastructure/updates/InMemoryDeployment.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { forever } from '../stories/sessionPorts.ts'
import { MissingPart } from './MissingPart.tsx'

const meta = { parameters: { layout: 'fullscreen', page: true } } satisfies Meta

export default meta

const error = new TypeError('Failed to fetch dynamically imported module')

const start = (deployment: Deployment, isSafe = true, isKnown = true) => {
  const update = createActor(createUpdateMachine({ deployment })).start()
  if (isKnown) update.send({ type: 'import.failed', error, isSafe })
  return { update }
}

const view = ({ update }: ReturnType<typeof start>) => (
  <main>
    <MissingPart update={update} error={error} onReset={fn()} />
  </main>
)

export const Current = machineStory({ shows: inState('update', 'current'), start: () => start(new InMemoryDeployment('new'), true, false), view })

export const Comparing = machineStory({
  shows: inState('update', 'comparing'),
  start: () => start({ newer: forever, reloadedFor: () => undefined, reload: fn() }),
  view,
})

export const Unchanged = machineStory({
  shows: inState('update', 'unchanged'),
  start: () => start(new InMemoryDeployment()),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('button', { name: 'Reset' })).toBeVisible(),
})

const again = () => {
  const deployment = new InMemoryDeployment('new')
  deployment.reload('new')
  return deployment
}

export const Outdated = machineStory({
  shows: inState('update', 'outdated'),
  start: () => start(again()),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('heading', { name: 'Vitrine was updated' })).toBeVisible(),
})

export const OutdatedUnsaved = machineStory({
  shows: inState('update', 'outdated'),
  start: () => start(new InMemoryDeployment('new'), false),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText(/^Something is not saved or transferred yet/)).toBeVisible(),
})

export const Reloading = machineStory({
  shows: inState('update', 'reloading'),
  start: () => start(new InMemoryDeployment('new'), false),
  view,
  play: async (_, canvas) => userEvent.click(await within(canvas).findByRole('button', { name: 'Reload' })),
})
