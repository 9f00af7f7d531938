import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { Facts } from '../detail/panel.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RestrictedForFact } from './RestrictedForFact.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ stage: { shell, ports } }: Library) => (
  <Facts>
    <RestrictedForFact actors={shell} kind="folder" target={ports.sample.folders.photographs} />
  </Facts>
)

const restrict = ({ ports }: Stage) => {
  const { id } = ports.sample.folders.photographs
  const change = { restrict: [{ kind: 'folder', id }], lift: [] } as const
  for (const { id: userId } of SAMPLE_USERS.slice(0, 3)) void ports.restrictions.change({ of: 'access', userId }, change, new AbortController().signal)
}

export const NothingShown = machineStory({ shows: inState('restrictedFor', 'nothing'), start: libraryWith(), view: () => <p>No folder is open.</p> })

export const Counting = machineStory({
  shows: inState('restrictedFor', 'counting'),
  start: libraryWith(({ ports }) => void ports.faults.hold('restrictions.restrictedFor')),
  view,
})

export const ForNobody = machineStory({ shows: inState('restrictedFor', 'counted'), start: libraryWith(), view })

export const ForSome = machineStory({
  shows: inState('restrictedFor', 'counted'),
  start: libraryWith(restrict),
  view,
  play: async ({ resourceAccess }, canvas) => {
    await expect(await within(canvas).findByText('Restricted for 3 people')).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Show access' }))
    await expect(resourceAccess.getSnapshot().hasTag('open')).toBe(true)
  },
})

export const Failed = machineStory({
  shows: inState('restrictedFor', 'failed'),
  start: libraryWith(({ ports }) => ports.faults.fail('restrictions.restrictedFor', { code: 'UNREACHABLE' })),
  view,
})
