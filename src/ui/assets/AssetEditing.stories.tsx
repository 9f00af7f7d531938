import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Framed } from '../stories/Framed.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'
import { AssetScreen } from './AssetScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/details' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)
const start = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    openFile(stage)
  })

const edit = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Edit' }))
const describe = async (canvas: HTMLElement) => {
  await edit(canvas)
  await userEvent.type(await within(canvas).findByLabelText('Description'), 'Seen from the quay')
}
const save = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Save' }))
const describeAndSave = async (_: Library, canvas: HTMLElement) => {
  await describe(canvas)
  await save(canvas)
}

export const Closed = machineStory({ shows: inState('assetEdit', 'closed'), start: start(), view })

export const Untouched = machineStory({ shows: inState('assetEdit', 'editing.untouched'), start: start(), view, play: (_, canvas) => edit(canvas) })

export const Changed = machineStory({ shows: inState('assetEdit', 'editing.changed'), start: start(), view, play: (_, canvas) => describe(canvas) })

export const WithProblems = machineStory({
  shows: inState('assetEdit', 'editing.changed'),
  start: start(),
  view,
  play: async (_, canvas) => {
    await edit(canvas)
    const name = await within(canvas).findByLabelText('Name')
    await userEvent.clear(name)
    await save(canvas)
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
  },
})

export const Refused = machineStory({
  shows: inState('assetEdit', 'editing.refused'),
  start: start(({ ports }) => ports.faults.fail('assets.edit', { code: 'FILE_NUMBER_ALREADY_EXISTS' })),
  view,
  play: async (library, canvas) => {
    await describeAndSave(library, canvas)
    await expect(await within(canvas).findByLabelText('File number')).toBeInvalid()
  },
})

export const Failed = machineStory({
  shows: inState('assetEdit', 'editing.failed'),
  start: start(({ ports }) => ports.faults.fail('assets.edit', { code: 'UNREACHABLE' })),
  view,
  play: describeAndSave,
})

export const Saving = machineStory({
  shows: inState('assetEdit', 'saving'),
  start: start(({ ports }) => void ports.faults.hold('assets.edit')),
  view,
  play: describeAndSave,
})

export const Comparing = machineStory({
  shows: inState('assetEdit', 'comparing'),
  start: start(({ ports }) => ports.faults.fail('assets.edit', { code: 'STALE_EDIT' })),
  view,
  play: async ({ stage }, canvas) => {
    await describe(canvas)
    stage.ports.faults.hold('assets.read')
    await save(canvas)
  },
})

export const Stale = machineStory({
  shows: inState('assetEdit', 'stale'),
  start: start(({ ports }) => ports.faults.fail('assets.edit', { code: 'STALE_EDIT' })),
  view,
  play: describeAndSave,
})
