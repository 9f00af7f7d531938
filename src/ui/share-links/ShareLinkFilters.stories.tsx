import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { keepLinks } from '../../../.storybook/shareLinks.ts'
import type { ShareLinkList } from '../../application/share-links/ShareLinkGateway.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ShareLinksScreen } from './ShareLinksScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/share-links' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <ShareLinksScreen actors={shell} mayOversee mayChange onList={(list) => shell.shareLinks.send({ type: 'links.opened', list })} />
  </Framed>
)
const listed = (list: ShareLinkList, prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    keepLinks(stage)
    prepare(stage)
    stage.shell.shareLinks.send({ type: 'links.opened', list })
  })

export const OwnLinks = machineStory({ shows: inState('sharers', 'unread'), start: listed({ of: 'own' }), view })
export const ReadingSharers = machineStory({ shows: inState('sharers', 'reading'), start: listed({ of: 'all' }, ({ ports }) => void ports.faults.hold('shareLinks.sharers')), view })
export const ByMaker = machineStory({
  shows: inState('sharers', 'known'),
  start: listed({ of: 'all' }),
  view,
  play: async ({ sharers }, canvas) => {
    await within(canvas).findByText('Plates for the printer')
    await waitFor(() => expect(sharers.getSnapshot().context.sharers.length).toBe(2))
    await userEvent.click(within(canvas).getByLabelText('Who shared'))
    await userEvent.click(await screen.findByRole('option', { name: 'Ingrid Solberg' }))
    await expect(await within(canvas).findByText('Loans of 2026')).toBeVisible()
    await expect(within(canvas).queryByText('Plates for the printer')).toBeNull()
  },
})
export const SharersUnknown = machineStory({
  shows: inState('sharers', 'failed'),
  start: listed({ of: 'all' }, ({ ports }) => ports.faults.fail('shareLinks.sharers', { code: 'UNREACHABLE' })),
  view,
})
export const OfOneFolder = machineStory({
  shows: inState('sharers', 'unread'),
  start: listed({ of: 'own', state: 'active', resourceId: '00000000-0000-4000-8000-000000070001' }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Only links that open one folder or file')).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Show all links' }))
    await expect(await within(canvas).findByText(/^For a cousin/)).toBeVisible()
  },
})
export const NotAllowed = machineStory({
  shows: inState('sharers', 'unread'),
  start: listed({ of: 'own' }, ({ ports }) => {
    ports.people.policies = { ...ports.people.policies, sharingAllowed: false }
  }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByText(/^Sharing with people outside is turned off/)).toBeVisible(),
})
