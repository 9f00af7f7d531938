import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { shareFolder } from '../../../.storybook/shareLinks.ts'
import { Facts } from '../detail/panel.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { SharedUntil } from './SharedFact.tsx'

const meta = { parameters: { path: '/records/folders' } } satisfies Meta

export default meta

const view = ({ sharedUntil, stage: { ports } }: Library) => (
  <Facts>
    <dt>Name</dt>
    <dd>{ports.sample.folders.photographs.name}</dd>
    <SharedUntil sharedUntil={sharedUntil} resourceId={ports.sample.folders.photographs.id} mayOversee />
  </Facts>
)
const shared = (stage: Stage) => shareFolder(stage, stage.ports.sample.folders.photographs.id)

export const NothingShown = machineStory({ shows: inState('sharedUntil', 'nothing'), start: libraryWith(), view: () => <p>No folder is open.</p> })
export const Reading = machineStory({ shows: inState('sharedUntil', 'reading'), start: libraryWith(({ ports }) => void ports.faults.hold('shareLinks.page')), view })
export const Shared = machineStory({
  shows: inState('sharedUntil', 'known'),
  start: libraryWith(shared),
  view,
  play: async (_, canvas) => {
    const link = await within(canvas).findByRole('link', { name: 'Until 12/26/2099, by 2 links' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/share-links\?of=all&state=active&resource=/))
  },
})
export const NotAllowed = machineStory({
  shows: inState('sharedUntil', 'known'),
  start: libraryWith((stage) => {
    shared(stage)
    stage.ports.people.policies = { ...stage.ports.people.policies, sharingAllowed: false }
  }),
  view,
  play: async (_, canvas) => expect(within(canvas).queryByText('Shared outside')).toBeNull(),
})
export const Unknown = machineStory({ shows: inState('sharedUntil', 'unknown'), start: libraryWith(({ ports }) => ports.faults.fail('shareLinks.page', { code: 'UNREACHABLE' })), view })
