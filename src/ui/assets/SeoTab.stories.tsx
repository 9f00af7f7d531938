import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, openFile } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'
import { AssetScreen } from './AssetScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/seo' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)
const start = libraryWith((stage) => openFile(stage))
const write = async (canvas: HTMLElement, title: string) => {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Edit' }))
  await userEvent.type(await within(canvas).findByLabelText('SEO title'), title)
}

export const Shown = machineStory({ shows: inState('assetEdit', 'closed'), start, view })

export const Written = machineStory({
  shows: inState('assetEdit', 'editing.changed'),
  start,
  view,
  play: async (_, canvas) => {
    await write(canvas, 'The harbour of Bergen at dusk')
    await expect(within(canvas).getByText('29 of 60')).toBeVisible()
    await expect(within(canvas).getByRole('figure')).toHaveTextContent('The harbour of Bergen at dusk')
  },
})

export const TooLong = machineStory({
  shows: inState('assetEdit', 'editing.changed'),
  start,
  view,
  play: async (_, canvas) => {
    await write(canvas, 'The harbour of Bergen at dusk, seen from the customs house, with herring boats')
    await userEvent.click(within(canvas).getByRole('button', { name: 'Save' }))
    await expect(within(canvas).getByLabelText('SEO title')).toBeInvalid()
    await expect(within(canvas).getByLabelText('SEO title')).toHaveFocus()
  },
})
