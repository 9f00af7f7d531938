import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
import { valueOf } from '../../application/failures/outcome.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AssetScreen } from '../assets/AssetScreen.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/history' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

/** The picture that the sample has a long history of, or a file without one. */
const open = (stage: Stage, id = stage.ports.sample.pictures[2]?.id ?? '') => {
  openFile(stage)
  stage.shell.history.send({ type: 'history.opened', place: { kind: 'asset', type: 'RECORDS', id } })
}
const older = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show older changes' }))

export const Unopened = machineStory({ shows: inState('history', 'unopened'), start: libraryWith((stage) => openFile(stage)), view })

export const Reading = machineStory({
  shows: inState('history', 'reading'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('history.read')
    open(stage)
  }),
  view,
})

export const Listing = machineStory({ shows: inState('history', 'listing'), start: libraryWith((stage) => open(stage)), view })
export const Nothing = machineStory({ shows: inState('history', 'nothing'), start: libraryWith((stage) => open(stage, stage.ports.sample.files[0]?.id)), view })

export const Failed = machineStory({
  shows: inState('history', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('history.read', { code: 'UNREACHABLE' })
    open(stage)
  }),
  view,
})

export const Extending = machineStory({
  shows: inState('history', 'extending'),
  start: libraryWith((stage) => open(stage)),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show older changes' })
    stage.ports.faults.hold('history.read')
    await older(canvas)
  },
})

export const Stuck = machineStory({
  shows: inState('history', 'stuck'),
  start: libraryWith((stage) => open(stage)),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show older changes' })
    stage.ports.faults.fail('history.read', { code: 'UNREACHABLE' })
    await older(canvas)
  },
})

/** Values of an asset that were changed together are named, each with its way back. */
export const ValuesChanged = machineStory({
  shows: inState('history', 'listing'),
  start: libraryWith((stage) => {
    const { metadata, sample } = stage.ports
    const id = sample.pictures[0]?.id ?? ''
    const place = { resourceType: 'RECORDS', assetId: id } as const
    void metadata.read(place, new AbortController().signal).then((read) => {
      const said = valueOf(read)?.templates.flatMap(({ values, template }) => values.map(({ attributeId, revision, values: had }, at) => ({ attributeId, revision, had, type: template.attributes[at]?.type }))) ?? []
      const changes = said.flatMap(({ attributeId, revision, had, type }) => (type === 'text' ? [{ attributeId, values: ['The harbour from the south'], revision }] : type === 'multipleChoice' ? [{ attributeId, values: had.slice(0, 1), revision }] : []))
      return metadata.save(place, { changes }, new AbortController().signal).then(() => open(stage, id))
    })
  }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Damage')).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Undo the change of Title' })).toBeVisible()
  },
})
