import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import type { Reason } from '../../domain/access/reason.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Reasons } from './Reasons.tsx'

const meta = {} satisfies Meta

export default meta

const MISSING: readonly Reason[] = [{ tag: 'permission', operator: 'OR', missing: ['EDIT_RESOURCES', 'UPLOAD_ASSETS'] }]
const EVERY: readonly Reason[] = [
  { tag: 'blocked' },
  { tag: 'module', module: 'ARCHIVES' },
  { tag: 'module' },
  { tag: 'feature', feature: 'IndexContent' },
  { tag: 'globalRole', roles: ['Super Admin'] },
  { tag: 'permission', operator: 'AND', missing: ['MANAGE_ROLES'] },
  ...MISSING,
  { tag: 'restricted', place: { by: 'itself' } },
  { tag: 'restricted', place: { by: 'above', folder: 'Donor files' } },
  { tag: 'restricted', place: { by: 'above' } },
  { tag: 'trashed' },
  { tag: 'published' },
  { tag: 'publicationRestricted', place: { by: 'above', folder: 'Donor files' } },
]

const view = ({ advisers }: Library) => <Reasons reasons={MISSING} roleName="User" advisers={advisers} />

/** Nobody is to be asked, so nobody is looked for. */
export const Unread = machineStory({ shows: inState('advisers', 'unread'), start: libraryWith(), view: () => <Reasons reasons={EVERY} roleName="User" /> })

export const Reading = machineStory({
  shows: inState('advisers', 'reading'),
  start: libraryWith(({ ports }) => void ports.faults.hold('restrictions.administrators')),
  view,
})

export const Known = machineStory({
  shows: inState('advisers', 'known'),
  start: libraryWith(),
  view,
  play: async () => {
    await screen.findByText('Ask Ingrid Solberg.')
  },
})

export const Unknown = machineStory({
  shows: inState('advisers', 'unknown'),
  start: libraryWith(({ ports }) => ports.faults.fail('restrictions.administrators', { code: 'UNREACHABLE' })),
  view,
})
