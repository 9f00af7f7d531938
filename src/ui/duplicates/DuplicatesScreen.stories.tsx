import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { alikePictures, duplicatesWith, pairs, sameFiles, showingOne } from '../../../.storybook/duplicates.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { DuplicatesScreen } from './DuplicatesScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/duplicates' } } satisfies Meta

export default meta

const viewFor =
  (permissions: (typeof ROLE_PERMISSIONS)[keyof typeof ROLE_PERMISSIONS]) =>
  ({ stage }: Library) => (
    <Framed>
      <DuplicatesScreen actors={{ ...stage.shell, files: showingOne(stage) }} permissions={permissions} letters />
    </Framed>
  )
const view = viewFor(ROLE_PERMISSIONS.Publisher)
const table = (canvas: HTMLElement) => within(canvas).findByRole('table', { name: 'The files side by side' })

export const Unopened = machineStory({ shows: inState('duplicates', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('duplicates', 'reading'), start: duplicatesWith(({ ports }) => void ports.faults.hold('duplicates.groups')), view })
export const Failed = machineStory({
  shows: inState('duplicates', 'failed'),
  start: duplicatesWith(({ ports }) => ports.faults.fail('duplicates.groups', { code: 'UNREACHABLE' })),
  view,
})
export const Nothing = machineStory({ shows: inState('duplicates', 'shown.nothing'), start: duplicatesWith(), view })
export const NothingAlike = machineStory({ shows: inState('duplicates', 'shown.nothing'), start: duplicatesWith(undefined, 'alike'), view })
export const NothingOfOne = machineStory({ shows: inState('duplicates', 'shown.nothing'), start: duplicatesWith(undefined, 'same', 5), view })

/** Three of the same file, described differently: what differs is marked, the best one is proposed. */
export const Listing = machineStory({
  shows: inState('duplicates', 'shown.listing'),
  start: duplicatesWith(sameFiles),
  view,
  play: async (_, canvas) => {
    const compared = within(await table(canvas))
    await expect(await compared.findByRole('rowheader', { name: 'Description (differs)' })).toBeInTheDocument()
    await expect(compared.getAllByRole('radio', { checked: true })).toHaveLength(1)
  },
})
export const Alike = machineStory({ shows: inState('comparing', 'compared'), start: duplicatesWith(alikePictures, 'alike'), view, play: async (_, canvas) => void (await table(canvas)) })

/** From an asset's page: its group alone, without the list. */
export const OfOneAsset = machineStory({
  shows: inState('comparing', 'compared'),
  start: duplicatesWith(sameFiles, 'same', 6),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('link', { name: 'All duplicates' })).toHaveAttribute('href', '/duplicates'),
})

/** A document beside a picture: what has no picture shows what it is. */
export const Documents = machineStory({
  shows: inState('comparing', 'compared'),
  start: duplicatesWith(sameFiles),
  view,
  play: async (_, canvas) => {
    await table(canvas)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(await within(canvas).findByText('Group 3 of 4')).toBeVisible()
  },
})

/** At either end the way goes on from the button that was pressed, and from nowhere else. */
export const Ends = machineStory({
  shows: inState('comparing', 'compared'),
  start: duplicatesWith(sameFiles),
  view,
  play: async (_, canvas) => {
    await table(canvas)
    for (const [way, place] of [['Next group', 'Group 4 of 4'], ['Previous group', 'Group 1 of 4']] as const) {
      const step = within(canvas).getByRole('button', { name: way })
      await userEvent.click(step)
      await userEvent.keyboard('{Enter}{Enter}{Enter}')
      await expect(await within(canvas).findByText(place)).toBeVisible()
      await new Promise(requestAnimationFrame)
      await expect(step).toHaveFocus()
    }
  },
})

/** Whoever may only look sees what there is, and what merging takes. */
export const MayNotMerge = machineStory({
  shows: inState('comparing', 'compared'),
  start: duplicatesWith(sameFiles),
  view: viewFor(ROLE_PERMISSIONS.User),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText(/To merge them you need to be allowed/)).toBeVisible()
    await expect(within(canvas).queryByRole('radio', { name: /^Keep/ })).not.toBeInTheDocument()
  },
})

/** By the keyboard alone: the second is kept, and what differs is shown alone. */
export const Chosen = machineStory({
  shows: inState('comparing', 'compared'),
  start: duplicatesWith(sameFiles),
  view,
  play: async (_, canvas) => {
    const compared = within(await table(canvas))
    await userEvent.keyboard('2')
    await expect(compared.getByRole('radio', { name: 'Keep Quay with barrels 01.jpg' })).toBeChecked()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Show only what differs' }))
    await expect(compared.queryByRole('rowheader', { name: /^Size$/ })).not.toBeInTheDocument()
  },
})

/** Whoever may not see details compares what lists show. */
export const Plain = machineStory({
  shows: inState('comparing', 'plain'),
  start: duplicatesWith(sameFiles),
  view: viewFor(ROLE_PERMISSIONS.User),
  play: async ({ stage: { shell } }, canvas) => {
    await table(canvas)
    const [group] = shell.duplicates.getSnapshot().context.groups
    shell.comparing.send({ type: 'group.shown', group: undefined, withDetails: false })
    shell.comparing.send({ type: 'group.shown', group, withDetails: false })
    await expect((await table(canvas)).querySelectorAll('tbody tr')).toHaveLength(6)
  },
})

const readingDetails = (stage: Stage): void => {
  sameFiles(stage)
  stage.ports.faults.hold('assets.read')
}
export const ReadingDetails = machineStory({ shows: inState('comparing', 'reading'), start: duplicatesWith(readingDetails), view })
export const Incomplete = machineStory({
  shows: inState('comparing', 'incomplete'),
  start: duplicatesWith((stage) => {
    sameFiles(stage)
    stage.ports.faults.fail('assets.read', { code: 'UNREACHABLE' })
  }),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('alert')).toHaveTextContent('Not all that is said of them could be read.'),
})
export const NoGroup = machineStory({ shows: inState('comparing', 'unopened'), start: duplicatesWith(), view })

const more = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show more' }))

export const Extending = machineStory({
  shows: inState('duplicates', 'shown.extending'),
  start: duplicatesWith(pairs(30)),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByText('Group 1 of 20+')
    stage.ports.faults.hold('duplicates.groups')
    await more(canvas)
  },
})
export const Stuck = machineStory({
  shows: inState('duplicates', 'shown.stuck'),
  start: duplicatesWith(pairs(30)),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByText('Group 1 of 20+')
    stage.ports.faults.fail('duplicates.groups', { code: 'UNREACHABLE' })
    await more(canvas)
    await expect(await within(canvas).findByText(/More of them could not be read/)).toBeVisible()
  },
})
/** They were said not to be the same; what was there stays until the groups are read again. */
export const Refreshing = machineStory({
  shows: inState('duplicates', 'shown.refreshing'),
  start: duplicatesWith(sameFiles),
  view,
  play: async ({ stage }, canvas) => {
    await table(canvas)
    stage.ports.faults.hold('duplicates.groups')
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Not the same' }))
  },
})
