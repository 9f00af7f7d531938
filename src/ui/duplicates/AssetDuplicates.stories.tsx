import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { makeSame, showingOne } from '../../../.storybook/duplicates.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { FoundDuplicates } from './AssetDuplicates.tsx'

const meta = { parameters: { path: '/records/assets/a/detail/related' } } satisfies Meta

export default meta

const idOf = ({ ports }: Stage): string => ports.sample.pictures[0]?.id ?? ''
const view = ({ stage, assetDuplicates }: Library) => <FoundDuplicates actor={assetDuplicates} assetId={idOf(stage)} files={showingOne(stage)} />
const shown = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    makeSame(stage, stage.ports.sample.pictures.slice(0, 3).map(({ id }) => id))
    prepare(stage)
    stage.shell.assetDuplicates.send({ type: 'asset.shown', resourceType: 'RECORDS', assetId: idOf(stage) })
  })

export const Unopened = machineStory({ shows: inState('assetDuplicates', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('assetDuplicates', 'reading'), start: shown(({ ports }) => void ports.faults.hold('duplicates.ofAsset')), view })
export const Shown = machineStory({
  shows: inState('assetDuplicates', 'shown'),
  start: shown(),
  view,
  play: async ({ stage }, canvas) => {
    await expect(await within(canvas).findByRole('heading', { name: 'Same file' })).toBeVisible()
    await expect(within(canvas).getByRole('link', { name: 'Compare' })).toHaveAttribute('href', `/duplicates?asset=${idOf(stage)}`)
  },
})
export const Failed = machineStory({
  shows: inState('assetDuplicates', 'failed'),
  start: shown(({ ports }) => ports.faults.fail('duplicates.ofAsset', { code: 'UNREACHABLE' })),
  view,
})
