import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RestrictedListDialog } from './RestrictedListDialog.tsx'

const meta = {} satisfies Meta

export default meta

const NORA = SAMPLE_USERS[2].id
const list = { of: 'access', userId: NORA } as const

const view = ({ restrictedList }: Library) =>
  restrictedList.getSnapshot().matches('closed') ? (
    <p>No list is open.</p>
  ) : (
    <RestrictedListDialog list={restrictedList} onClose={() => restrictedList.send({ type: 'close' })} />
  )

/** Two folders are restricted before the list opens. */
const restricted =
  (fault: (stage: Stage) => void = () => undefined) =>
  (stage: Stage): void => {
    const { ports, shell } = stage
    const { harbour, papers } = ports.sample.folders
    const restrict = [harbour, papers].map(({ id }) => ({ kind: 'folder', id }) as const)
    void ports.restrictions.change(list, { restrict, lift: [] }, new AbortController().signal).then(() => {
      fault(stage)
      shell.restrictedList.send({ type: 'list.open', of: list })
    })
    shell.restrictedList.send({ type: 'list.open', of: list })
  }

const lift = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^Lift the restriction of/ })
  if (first !== undefined) await userEvent.click(first)
}

export const Closed = machineStory({ shows: inState('restrictedList', 'closed'), start: libraryWith(), view })

export const Reading = machineStory({
  shows: inState('restrictedList', 'reading'),
  start: libraryWith(({ ports, shell }) => {
    ports.faults.hold('restrictions.page')
    shell.restrictedList.send({ type: 'list.open', of: list })
  }),
  view,
})

export const Shown = machineStory({ shows: inState('restrictedList', 'shown'), start: libraryWith(restricted()), view })

export const Nothing = machineStory({
  shows: inState('restrictedList', 'shown'),
  start: libraryWith(({ shell }) => shell.restrictedList.send({ type: 'list.open', of: { of: 'publication' } })),
  view,
})

export const Lifting = machineStory({
  shows: inState('restrictedList', 'lifting'),
  start: libraryWith(restricted(({ ports }) => void ports.faults.hold('restrictions.change'))),
  view,
  play: lift,
})

export const Refused = machineStory({
  shows: inState('restrictedList', 'refused'),
  start: libraryWith(restricted(({ ports }) => ports.faults.fail('restrictions.change', { code: 'UNREACHABLE' }))),
  view,
  play: lift,
})

export const Failed = machineStory({
  shows: inState('restrictedList', 'failed'),
  start: libraryWith(({ ports, shell }) => {
    ports.faults.fail('restrictions.page', { code: 'UNREACHABLE' })
    shell.restrictedList.send({ type: 'list.open', of: list })
  }),
  view,
})

export const OfNobody = machineStory({
  shows: inState('restrictedList', 'failed'),
  start: libraryWith(({ shell }) => shell.restrictedList.send({ type: 'list.open', of: { of: 'access', userId: 'nobody' } })),
  view,
  play: async () => {
    await expect(await screen.findByText(/Close this and choose somebody from the list/)).toBeVisible()
  },
})
