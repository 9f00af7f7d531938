import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_CLAIMS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PoliciesDialog } from './PoliciesDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ policies, stepRule }: Library) => (
  <>
    <p>The accounts of the organization.</p>
    <PoliciesDialog policies={policies} stepRule={stepRule} />
  </>
)

const opened =
  (fault: (stage: Stage) => void = () => undefined) =>
  (stage: Stage) => {
    fault(stage)
    stage.shell.policies.send({ type: 'policies.open', organizationId: SAMPLE_CLAIMS.organization.id })
  }
const type = async (domains: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Allowed mail domains' }), domains)
  await userEvent.click(screen.getByRole('button', { name: 'Save policies' }))
}

export const Closed = machineStory({ shows: inState('policies', 'closed'), start: libraryWith(), view })

export const Reading = machineStory({ shows: inState('policies', 'reading'), start: libraryWith(opened(({ ports }) => void ports.faults.hold('policies.read'))), view })

export const Unreadable = machineStory({
  shows: inState('policies', 'unreadable'),
  start: libraryWith(opened(({ ports }) => ports.faults.fail('policies.read', { code: 'UNREACHABLE' }))),
  view,
})

export const Editing = machineStory({
  shows: inState('policies', 'editing'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await type('nowhere.example')
    await expect(await screen.findByText(/have an address of another domain/)).toBeVisible()
  },
})

/** A time without use is one of a few. */
export const IdleTime = machineStory({
  shows: inState('policies', 'editing'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await userEvent.click(await screen.findByLabelText('Without use it ends after'))
    await userEvent.click(await screen.findByRole('option', { name: '30 minutes' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save policies' }))
    await waitFor(() => expect(screen.getByLabelText('Without use it ends after')).toHaveTextContent('30 minutes'))
  },
})

export const WrongDomain = machineStory({
  shows: inState('policies', 'editing'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await type('museum')
    await expect(screen.getByRole('textbox', { name: 'Allowed mail domains' })).toBeInvalid()
  },
})

export const LeavingWithInput = machineStory({
  shows: inState('policies', 'editing'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Allowed mail domains' }), 'museum.org')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('dialog', { name: 'Discard what you have entered?' })).toBeVisible()
  },
})

export const Saving = machineStory({
  shows: inState('policies', 'saving'),
  start: libraryWith(opened(({ ports }) => void ports.faults.hold('policies.save'))),
  view,
  play: async () => type('museum.org'),
})
