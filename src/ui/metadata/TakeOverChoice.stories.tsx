import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { describedWith } from '../../../.storybook/described.ts'
import type { Library, Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { AssetScreen } from '../assets/AssetScreen.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/metadata' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

/** The damage of a plate stands for the file's keywords, of which two are options. */
const withKeywords = ({ ports }: Pick<Stage, 'ports'>) => {
  const template = ports.keptTemplates.all().find(({ name }) => name === 'Glass plate')
  const damage = template?.attributes.find(({ name }) => name === 'Damage')
  if (template === undefined || damage === undefined) throw new Error('The sample has no such template')
  ports.keptTemplates.offer(damage.id, ['Harbour', 'Quay'])
  ports.keptTemplates.change(template.id, (kept) => ({ ...kept, attributes: kept.attributes.map((one) => (one.id === damage.id ? { ...one, element: 'dcterms:subject' } : one)) }))
}

export const Idle = machineStory({
  shows: inState('fileOptions', 'idle'),
  start: describedWith(withKeywords),
  view,
  play: async (_, canvas) => {
    const shown = within(canvas)
    await expect(await shown.findByText('The file says “herring”, which is no option here.')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Take over from the file: Harbour; Quay' }))
    await expect(await shown.findByRole('button', { name: 'Remove Quay' })).toBeVisible()
    await waitFor(() => expect(shown.queryByRole('button', { name: 'Take over from the file: Harbour; Quay' })).toBeNull())
  },
})

export const Looking = machineStory({
  shows: inState('fileOptions', 'looking'),
  start: describedWith((stage) => {
    withKeywords(stage)
    stage.ports.faults.hold('metadata.named')
  }),
  view,
})
