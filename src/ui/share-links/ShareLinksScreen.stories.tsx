import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { keepLinks, keepManyLinks } from '../../../.storybook/shareLinks.ts'
import type { ShareLinkList } from '../../application/share-links/ShareLinkGateway.ts'
import { expectBeside } from '../stories/besideButton.ts'
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
const opened = (prepare: (stage: Stage) => void, list: ShareLinkList = { of: 'own' }) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.shareLinks.send({ type: 'links.opened', list })
  })
const more = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show more' }))

export const Unopened = machineStory({ shows: inState('shareLinks', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('shareLinks', 'reading'), start: opened(({ ports }) => void ports.faults.hold('shareLinks.page')), view })
export const Listing = machineStory({
  shows: inState('shareLinks', 'listing'),
  start: opened(keepLinks),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Plates for the printer')).toBeVisible()
    await expect(within(canvas).queryByText('Loans of 2026')).toBeNull()
    const button = within(canvas).getByRole('button', { name: 'Actions for Plates for the printer' })
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitem', { name: 'Revoke' })).toBeVisible()
    await expectBeside(screen.getByRole('menu'), button)
  },
})
export const Everybodys = machineStory({
  shows: inState('shareLinks', 'listing'),
  start: opened(keepLinks, { of: 'all', state: 'active' }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Loans of 2026')).toBeVisible()
    await expect(within(canvas).queryByText('Old draft')).toBeNull()
  },
})
export const Nothing = machineStory({ shows: inState('shareLinks', 'nothing'), start: opened(() => undefined), view })
export const Extending = machineStory({
  shows: inState('shareLinks', 'extending'),
  start: opened(keepManyLinks),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByText('Survey 60')
    stage.ports.faults.hold('shareLinks.page')
    await more(canvas)
  },
})
export const Stuck = machineStory({
  shows: inState('shareLinks', 'stuck'),
  start: opened(keepManyLinks),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByText('Survey 60')
    stage.ports.faults.fail('shareLinks.page', { code: 'UNREACHABLE' })
    await more(canvas)
  },
})
export const Failed = machineStory({ shows: inState('shareLinks', 'failed'), start: opened(({ ports }) => ports.faults.fail('shareLinks.page', { code: 'UNREACHABLE' })), view })
