import type { Meta } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { AssetScreen } from '../assets/AssetScreen.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/related' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

/** The tab of an asset that one thing is related to. */
const openTab = async (stage: Stage) => {
  openFile(stage)
  const { pictures, files } = stage.ports.sample
  const place: RelatedPlace = { kind: 'asset', type: 'RECORDS', id: pictures[2]?.id ?? '' }
  await stage.ports.relations.change(place, [{ kind: 'asset', id: files[0]?.id ?? '' }], true, new AbortController().signal)
  stage.shell.related.send({ type: 'list.opened', list: place })
}
const start = libraryWith((stage) => void openTab(stage))

/** One thing is chosen, and another term searched for. */
const choose = async ({ stage: { shell, ports } }: Library) => {
  const { pictures } = ports.sample
  const [subject, other] = [pictures[2], pictures[4]]
  shell.relatedPicker.send({ type: 'picker.opened', place: { kind: 'asset', type: 'RECORDS', id: subject?.id ?? '' }, name: subject?.name ?? '' })
  shell.relatedPicker.send({ type: 'item.toggled', item: { kind: 'asset', id: other?.id ?? '', name: other?.name ?? '' } })
  await userEvent.type(await screen.findByLabelText('Search for files and folders'), 'harbour')
}
const add = ({ stage: { shell } }: Library) => shell.relatedPicker.send({ type: 'add' })

export const Closed = machineStory({ shows: inState('relatedPicker', 'closed'), start, view })
export const Choosing = machineStory({ shows: inState('relatedPicker', 'open.choosing'), start, view, play: choose })
export const Saving = machineStory({
  shows: inState('relatedPicker', 'open.saving'),
  start,
  view,
  play: async (actors) => {
    await choose(actors)
    actors.stage.ports.faults.hold('relations.change')
    add(actors)
  },
})
export const Refused = machineStory({
  shows: inState('relatedPicker', 'open.refused'),
  start,
  view,
  play: async (actors) => {
    await choose(actors)
    actors.stage.ports.faults.fail('relations.change', { code: 'RESOURCE_IN_TRASH' })
    add(actors)
  },
})
