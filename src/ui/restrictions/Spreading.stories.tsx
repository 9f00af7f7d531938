import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_CLAIMS, SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ManyTreeDialog } from './ManyTreeDialog.tsx'

const meta = {} satisfies Meta

export default meta

const organizationId = SAMPLE_CLAIMS.organization.id
const [me, publisher, user] = SAMPLE_USERS
const many = { userIds: [me.id, publisher.id, user.id] }

const view = ({ stage: { shell } }: Library) => (
  <>
    <p>Accounts are selected.</p>
    <ManyTreeDialog actors={shell} organizationId={organizationId} />
  </>
)

const inTree = ({ shell }: Stage) => shell.restrictedTree.send({ type: 'tree.open', of: { of: 'access', organizationId, many }, types: ['RECORDS'] })
const asked = ({ shell, ports }: Stage) =>
  shell.spreading.send({ type: 'spread.ask', organizationId, targets: many, restrict: [{ kind: 'folder', id: ports.sample.folders.photographs.id }] })
const copied = ({ shell }: Stage) => shell.spreading.send({ type: 'copy.ask', organizationId, targets: { userIds: [user.id] } })
const after =
  (open: (stage: Stage) => void, fault: (stage: Stage) => void) =>
  (stage: Stage) => {
    fault(stage)
    open(stage)
  }

export const Closed = machineStory({ shows: inState('spreading', 'closed'), start: libraryWith(), view })

export const InTheTree = machineStory({
  shows: inState('spreading', 'asking'),
  start: libraryWith(inTree),
  view,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Restrict for several users' })).toBeVisible()
    const [first] = await screen.findAllByRole('checkbox')
    if (first === undefined) throw new Error('There is no folder')
    await userEvent.click(first)
    await expect(await screen.findByText(/^Will vanish for those chosen: /)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  },
})

export const Reviewed = machineStory({
  shows: inState('spreading', 'asking'),
  start: libraryWith(asked),
  view,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Restrict for 2 users' })).toBeEnabled()
    await expect(screen.getByRole('list', { name: 'One is left out' })).toHaveTextContent('this is your own account')
  },
})

export const FindingOut = machineStory({
  shows: inState('spreading', 'rehearsing'),
  start: libraryWith(after(asked, ({ ports }) => void ports.faults.hold('restrictions.spread'))),
  view,
})

export const Adding = machineStory({
  shows: inState('spreading', 'performing'),
  start: libraryWith(asked),
  view,
  play: async ({ stage }) => {
    const confirm = await screen.findByRole('button', { name: 'Restrict for 2 users' })
    stage.ports.faults.hold('restrictions.spread')
    await userEvent.click(confirm)
  },
})

export const Refused = machineStory({
  shows: inState('spreading', 'refused'),
  start: libraryWith(after(asked, ({ ports }) => ports.faults.fail('restrictions.spread', { code: 'UNREACHABLE' }))),
  view,
})

export const LookingForPeople = machineStory({
  shows: inState('spreading', 'finding'),
  start: libraryWith(after(copied, ({ ports }) => void ports.faults.hold('users.list'))),
  view,
})

export const ChoosingWhose = machineStory({ shows: inState('spreading', 'choosing'), start: libraryWith(copied), view })

/** What whoever copies does not see is not copied: that is said before and after somebody is chosen. */
export const Copying = machineStory({
  shows: inState('spreading', 'asking'),
  start: libraryWith(
    after(copied, ({ ports }) =>
      void ports.restrictions.change({ of: 'access', organizationId, userId: publisher.id }, { restrict: [{ kind: 'folder', id: ports.sample.folders.photographs.id }], lift: [] }, AbortSignal.timeout(1_000)),
    ),
  ),
  view,
  play: async () => {
    await expect(await screen.findByText(/^What you cannot see yourself is not copied/)).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: `Choose ${publisher.firstName} ${publisher.lastName}` }))
    await expect(await screen.findByRole('button', { name: 'Restrict for one user' })).toBeEnabled()
    await expect(screen.getByText(/^What you cannot see yourself is not copied/)).toBeVisible()
  },
})

export const TypingWhose = machineStory({
  shows: inState('spreading', 'typing'),
  start: libraryWith(copied),
  view,
  play: async ({ spreading }) => {
    await screen.findAllByRole('button', { name: /^Choose / })
    spreading.send({ type: 'search.changed', search: 'ma' })
  },
})

export const NothingToCopy = machineStory({
  shows: inState('spreading', 'asking'),
  start: libraryWith(copied),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Choose ${publisher.firstName} ${publisher.lastName}` }))
    await expect(await screen.findByText(/^Nothing that you can see is restricted for this user/)).toBeVisible()
  },
})
