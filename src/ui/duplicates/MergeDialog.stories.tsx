import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { duplicatesWith, sameFiles, showingOne } from '../../../.storybook/duplicates.ts'
import type { Library, Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { DuplicatesScreen } from './DuplicatesScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/duplicates' } } satisfies Meta

export default meta

const view = ({ stage }: Library) => (
  <Framed>
    <main style={{ display: 'contents' }}>
      <DuplicatesScreen actors={{ ...stage.shell, files: showingOne(stage) }} permissions={ROLE_PERMISSIONS.Publisher} letters />
    </main>
  </Framed>
)
const opened = (prepare: (stage: Stage) => void = () => undefined) =>
  duplicatesWith((stage) => {
    sameFiles(stage)
    prepare(stage)
  })
/** The first of the group is kept, so that another says something else. */
const begin = async (canvas: HTMLElement) => {
  await within(canvas).findByRole('radio', { name: 'Keep Lighthouse at dusk 01.jpg' })
  await userEvent.keyboard('1m')
}
const dialog = async () => within(await screen.findByRole('dialog'))
const merge = async () => userEvent.click(await (await dialog()).findByRole('button', { name: 'Merge' }))

export const Closed = machineStory({ shows: inState('merging', 'closed'), start: opened(), view })
export const Planning = machineStory({
  shows: inState('merging', 'open.planning'),
  start: opened(({ ports }) => void ports.faults.hold('duplicates.planMerge')),
  view,
  play: async (_, canvas) => begin(canvas),
})
/** What the kept one says otherwise is chosen, and where it lies afterwards. */
export const Reviewing = machineStory({
  shows: inState('merging', 'open.reviewing'),
  start: opened(),
  view,
  play: async (_, canvas) => {
    await begin(canvas)
    const asked = await dialog()
    const description = within(await asked.findByRole('group', { name: 'Description' }))
    await expect(description.getByRole('radio', { name: /before the mole was built/ })).toBeChecked()
    await userEvent.click(description.getByRole('radio', { name: /From Quay with barrels/ }))
    await expect(description.getByRole('radio', { name: /From Quay with barrels/ })).toBeChecked()
    await expect(asked.getByText('Glass plate')).toBeVisible()
    await userEvent.click(asked.getByRole('radio', { name: /Harbour$/ }))
  },
})
export const Saving = machineStory({
  shows: inState('merging', 'open.saving'),
  start: opened(({ ports }) => void ports.faults.hold('duplicates.merge')),
  view,
  play: async (_, canvas) => {
    await begin(canvas)
    await (await dialog()).findByRole('group', { name: 'Description' })
    await merge()
  },
})
/** Somebody changed one of them in the meantime. */
export const Refused = machineStory({
  shows: inState('merging', 'open.refused'),
  start: opened(({ ports }) => ports.faults.fail('duplicates.merge', { code: 'STALE_EDIT' })),
  view,
  play: async (_, canvas) => {
    await begin(canvas)
    await (await dialog()).findByRole('group', { name: 'Description' })
    await merge()
    await expect(await screen.findByText(/so nothing was merged/)).toBeVisible()
  },
})
export const Failed = machineStory({
  shows: inState('merging', 'open.failed'),
  start: opened(({ ports }) => ports.faults.fail('duplicates.planMerge', { code: 'UNREACHABLE' })),
  view,
  play: async (_, canvas) => begin(canvas),
})
