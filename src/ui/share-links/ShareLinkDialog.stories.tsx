import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { keepLinks, PRINTER } from '../../../.storybook/shareLinks.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ShareLinkDialog } from './ShareLinkDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ shareLink }: Library) => <ShareLinkDialog shareLink={shareLink} />

const sharing =
  (prepare: (stage: Stage) => void = () => undefined) =>
  (stage: Stage): void => {
    prepare(stage)
    const [picture] = stage.ports.sample.pictures
    const selection = { kind: 'items', folders: [], assets: picture === undefined ? [] : [picture.id] } as const
    stage.shell.shareLink.send({ type: 'link.opened', subject: { is: 'new', type: 'RECORDS', selection, title: 'Harbour at dusk' }, now: new Date() })
  }
const changing =
  (prepare: (stage: Stage) => void = () => undefined, until = PRINTER.until) =>
  (stage: Stage): void => {
    keepLinks(stage)
    prepare(stage)
    stage.shell.shareLink.send({ type: 'link.opened', subject: { is: 'link', link: { ...PRINTER, until } }, now: new Date() })
  }
/** A day until which a link may be seen. */
const SOON = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const make = async () => {
  const button = await screen.findByRole('button', { name: 'Make link' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

export const Closed = machineStory({ shows: inState('shareLink', 'closed'), start: libraryWith(), view })
export const Asking = machineStory({ shows: inState('shareLink', 'asking'), start: libraryWith(sharing(({ ports }) => void ports.faults.hold('shareLinks.page'))), view })
export const Barred = machineStory({
  shows: inState('shareLink', 'barred'),
  start: libraryWith(
    sharing(({ ports }) => {
      ports.people.policies = { ...ports.people.policies, sharingAllowed: false }
    }),
  ),
  view,
  play: async () => expect(await screen.findByRole('dialog', { name: 'Sharing is turned off' })).toBeVisible(),
})
export const Editing = machineStory({
  shows: inState('shareLink', 'editing'),
  start: libraryWith(sharing()),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ask for a pass phrase' }))
    await make()
    await expect(screen.getByLabelText('Pass phrase')).toHaveAccessibleDescription(/Required/)
  },
})
export const Changing = machineStory({
  shows: inState('shareLink', 'editing'),
  start: libraryWith(changing()),
  view,
  play: async () => {
    await expect(await screen.findByLabelText('Title')).toHaveValue('Plates for the printer')
    await expect(screen.getByLabelText('Pass phrase')).toHaveAccessibleDescription('Leave it empty to keep the one that there is.')
  },
})
export const Saving = machineStory({
  shows: inState('shareLink', 'saving'),
  start: libraryWith(sharing(({ ports }) => void ports.faults.hold('shareLinks.make'))),
  view,
  play: async () => {
    await make()
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Make link' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Refused = machineStory({
  shows: inState('shareLink', 'refused'),
  start: libraryWith(sharing(({ ports }) => ports.faults.fail('shareLinks.make', { code: 'ASSET_RESTRICTED_ACCESS' }))),
  view,
  play: async () => {
    await make()
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})
/** It has been changed meanwhile, in another tab. */
const elsewhere = (hold: boolean) =>
  changing(({ ports }) => {
    ports.faults.fail('shareLinks.edit', { code: 'STALE_EDIT' }, 1)
    if (hold) ports.faults.hold('shareLinks.read')
  }, SOON)
const retitled = async () => {
  const title = await screen.findByLabelText('Title')
  await userEvent.clear(title)
  await userEvent.type(title, 'Plates for the book{Enter}')
}
export const Comparing = machineStory({ shows: inState('shareLink', 'comparing'), start: libraryWith(elsewhere(true)), view, play: retitled })
export const Stale = machineStory({
  shows: inState('shareLink', 'stale'),
  start: libraryWith(elsewhere(false)),
  view,
  play: async () => {
    await retitled()
    await expect(await screen.findByRole('cell', { name: 'Plates for the book' })).toBeVisible()
    await expect(screen.getByRole('cell', { name: 'Plates for the printer' })).toBeVisible()
  },
})
export const Renewing = machineStory({
  shows: inState('shareLink', 'renewing'),
  start: libraryWith(changing(({ ports }) => void ports.faults.hold('shareLinks.renew'))),
  view,
  play: async () => userEvent.click(await screen.findByRole('button', { name: 'Make another address' })),
})
export const Handing = machineStory({
  shows: inState('shareLink', 'handing'),
  start: libraryWith(sharing()),
  view,
  play: async () => {
    await make()
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Address').value).toMatch(/\/share\/[\w-]{43}$/))
  },
})
