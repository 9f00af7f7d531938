import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { AssetScreen } from '../assets/AssetScreen.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'

/** Faces on an asset's page: hidden until somebody wants to see where they are. */
const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/details' } } satisfies Meta

export default meta

const INGRID = { x: 0.16, y: 0.2, width: 0.2, height: 0.5 }

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.Publisher} features={['FacialRecognition']} />
  </Framed>
)
const opened = (prepare: (stage: Stage, assetId: string) => void) =>
  libraryWith((stage) => {
    prepare(stage, stage.ports.sample.pictures[2]?.id ?? '')
    openFile(stage)
  })
const three = ({ ports }: Stage, assetId: string) => {
  ports.sample.library.persons.set(assetId, [{ id: 'ingrid', name: 'Ingrid Solberg', area: INGRID, source: 'Drawn', revision: 1 }])
  ports.faces.find(assetId, INGRID, 'ingrid')
  ports.faces.find(assetId, { x: 0.42, y: 0.3, width: 0.1, height: 0.2 }, 'keeper')
  ports.faces.find(assetId, { x: 0.8, y: 0.5, width: 0.1, height: 0.2 }, 'skipper', 'Tormod Ødegård')
}
const show = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show faces', pressed: false }))

export const Hidden = machineStory({
  shows: inState('pictureFaces', 'hidden'),
  start: opened(three),
  view,
  play: async (_, canvas) => {
    await show(canvas)
    await expect(await within(canvas).findByText('3 faces')).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Show faces', pressed: true }))
    await expect(within(canvas).queryByText('3 faces')).toBeNull()
  },
})

export const Outlined = machineStory({
  shows: inState('pictureFaces', 'shown'),
  start: opened(three),
  view,
  play: async (_, canvas) => {
    await show(canvas)
    const found = within(await within(canvas).findByRole('region', { name: 'Found in the picture' }))
    const ingrid = found.getByRole('button', { name: /^Ingrid Solberg: / })
    await expect(ingrid).toBeVisible()
    await expect(found.getByRole('button', { name: /^Is this Tormod Ødegård\? Found in the picture/ })).toBeVisible()
    await expect(found.getByRole('button', { name: /^Who is this\? Found in the picture/ })).toBeVisible()
    // They are zoomed with the picture.
    const { width } = ingrid.getBoundingClientRect()
    ingrid.focus()
    await userEvent.keyboard('+')
    await waitFor(async () => expect(ingrid.getBoundingClientRect().width).toBeGreaterThan(width * 1.1))
    await userEvent.keyboard('0')
    await waitFor(async () => expect(ingrid.getBoundingClientRect().width).toBeCloseTo(width, 0))
  },
})

export const NoFaces = machineStory({
  shows: inState('pictureFaces', 'shown'),
  start: opened(() => undefined),
  view,
  play: async (_, canvas) => {
    await show(canvas)
    await expect(await within(canvas).findByText('No faces were found in this picture.')).toBeVisible()
  },
})

export const NotRead = machineStory({
  shows: inState('pictureFaces', 'failed'),
  start: opened(({ ports }) => ports.faults.fail('faces.inPicture', { code: 'UNREACHABLE' })),
  view,
  play: async (_, canvas) => {
    await show(canvas)
    await expect(await within(canvas).findByText('The faces could not be read')).toBeVisible()
  },
})
