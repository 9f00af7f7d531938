import type { Meta } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { MOST_CHANGED } from '../../application/restrictions/RestrictionGateway.ts'
import { SAMPLE_USERS } from '../../infrastructure/memory/sampleClaims.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RestrictedTreeDialog } from './RestrictedTreeDialog.tsx'

const meta = {} satisfies Meta

export default meta

const of = { of: 'access', userId: SAMPLE_USERS[2].id } as const
const onClose = fn()

const view = ({ restrictedTree, restrictedSearch, restrictionEffect }: Library) => (
    <RestrictedTreeDialog tree={restrictedTree} search={restrictedSearch} effect={restrictionEffect} onClose={onClose} />
  )

const opened =
  (fault: (stage: Stage) => void = () => undefined) =>
  (stage: Stage) => {
    fault(stage)
    stage.shell.restrictedTree.send({ type: 'tree.open', of, types: ['RECORDS', 'ARCHIVES'] })
  }

const restrictFirst = async () => {
  const [first] = await screen.findAllByRole('checkbox')
  if (first === undefined) throw new Error('There is no folder')
  await userEvent.click(first)
}

const look = async (text: string) => userEvent.type(await screen.findByRole('searchbox', { name: 'Find a folder or file' }), text)

export const Searching = machineStory({
  shows: inState('restrictedSearch', 'finding'),
  start: libraryWith(opened(({ ports }) => void ports.faults.hold('restrictions.find'))),
  view,
  play: async () => look('photo'),
})

export const Found = machineStory({
  shows: inState('restrictedSearch', 'found'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await look('photo')
    await waitFor(() => expect(screen.getByRole('list', { name: 'Found' })).toBeVisible())
  },
})

export const FoundInTheTree = machineStory({
  shows: inState('restrictedTree', 'shown'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await look('diary')
    const [show] = await screen.findAllByRole('button', { name: /^Show in the tree: / })
    if (show === undefined) throw new Error('Nothing was found')
    await userEvent.click(show)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'checkbox'))
  },
})

export const FoundNothing = machineStory({
  shows: inState('restrictedSearch', 'found'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await look('zzz')
    await waitFor(() => expect(screen.getByText('No folder or file has this name.')).toBeVisible())
  },
})

export const SearchFailed = machineStory({
  shows: inState('restrictedSearch', 'failed'),
  start: libraryWith(opened(({ ports }) => ports.faults.fail('restrictions.find', { code: 'UNREACHABLE' }))),
  view,
  play: async () => look('photo'),
})

export const Counting = machineStory({
  shows: inState('restrictionEffect', 'counting'),
  start: libraryWith(opened(({ ports }) => void ports.faults.hold('restrictions.weigh'))),
  view,
  play: restrictFirst,
})

export const Counted = machineStory({
  shows: inState('restrictionEffect', 'counted'),
  start: libraryWith(opened()),
  view,
  play: async () => {
    await restrictFirst()
    await waitFor(() => expect(screen.getByText(/^Will vanish for Nora Whitfield: .*folders? and .*files?\.$/)).toBeVisible())
  },
})

export const CountFailed = machineStory({
  shows: inState('restrictionEffect', 'failed'),
  start: libraryWith(opened(({ ports }) => ports.faults.fail('restrictions.weigh', { code: 'UNREACHABLE' }))),
  view,
  play: async () => {
    await restrictFirst()
    await waitFor(() => expect(screen.getByText(/could not be counted/)).toBeVisible())
  },
})

export const NotSearched = machineStory({ shows: inState('restrictedSearch', 'idle'), start: libraryWith(opened()), view })

export const Typing = machineStory({
  shows: inState('restrictedSearch', 'typing'),
  start: libraryWith(opened()),
  view,
  play: async ({ restrictedSearch }) => {
    await screen.findByRole('searchbox', { name: 'Find a folder or file' })
    restrictedSearch.send({ type: 'search.changed', search: 'ph' })
  },
})

export const NothingChosen = machineStory({ shows: inState('restrictionEffect', 'nothing'), start: libraryWith(opened()), view })

export const Choosing = machineStory({
  shows: inState('restrictionEffect', 'choosing'),
  start: libraryWith(opened()),
  view,
  play: async ({ restrictedTree }) => {
    await screen.findAllByRole('checkbox')
    restrictedTree.send({ type: 'restriction.wanted', resource: { kind: 'folder', id: 'one' }, restricted: true })
  },
})

export const TooMuchToCount = machineStory({
  shows: inState('restrictionEffect', 'uncounted'),
  start: libraryWith(opened()),
  view,
  play: async ({ restrictedTree }) => {
    await screen.findAllByRole('checkbox')
    for (let place = 0; place <= MOST_CHANGED; place += 1) {
      restrictedTree.send({ type: 'restriction.wanted', resource: { kind: 'asset', id: String(place) }, restricted: true })
    }
    await expect(await screen.findByText(/^More than 200 folders and files/)).toBeVisible()
  },
})
