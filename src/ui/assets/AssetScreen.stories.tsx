import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, openFile, showing, type Stage } from '../../../.storybook/library.ts'
import { documentAddress, filmAddress } from '../../../.storybook/media.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Framed } from '../stories/Framed.tsx'
import { ASSET_PAGES } from '../routing/detailTabs.ts'
import { AssetScreen } from './AssetScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/details' } } satisfies Meta

export default meta

const view =
  (address?: () => string) =>
  ({ stage: { shell } }: Library) => (
    <Framed>
      <AssetScreen pages={ASSET_PAGES} actors={{ ...shell, files: address ? showing(shell.files, address) : shell.files }} permissions={ROLE_PERMISSIONS.Publisher} />
    </Framed>
  )

const opened = (ending?: string) => libraryWith((stage) => openFile(stage, ending))
const refusing = (code: 'ASSET_NOT_FOUND' | 'ASSET_RESTRICTED_ACCESS' | 'RESOURCE_IN_TRASH' | 'UNREACHABLE') =>
  libraryWith((stage) => {
    stage.ports.faults.fail('assets.read', { code })
    openFile(stage)
  })
const holding = (call: string, ending?: string) =>
  libraryWith((stage: Stage) => {
    stage.ports.faults.hold(call)
    openFile(stage, ending)
  })

export const Unopened = machineStory({ shows: inState('asset', 'unopened'), start: libraryWith(), view: view() })
export const Opening = machineStory({ shows: inState('asset', 'opening'), start: holding('assets.read'), view: view() })
export const Viewing = machineStory({ shows: inState('asset', 'viewing'), start: opened(), view: view() })
export const ViewingActions = machineStory({
  shows: inState('asset', 'viewing'),
  start: opened(),
  view: view(),
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: /^Actions for / }))
    await expect(await within(document.body).findByRole('menuitem', { name: 'Move to the trash' })).toBeVisible()
  },
})
const unread = (indexingFailure: 'PasswordProtected' | 'NoText') =>
  libraryWith((stage) => {
    const { assets } = stage.ports.sample.library
    for (const asset of assets.values()) assets.set(asset.id, { ...asset, indexing: 'Failed', indexingFailure })
    openFile(stage, '.csv')
  })
export const TextNotRead = machineStory({
  shows: inState('asset', 'viewing'),
  start: unread('PasswordProtected'),
  view: view(),
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('Password-protected')).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Read its text again' }))
    await expect(await within(canvas).findByText('Indexing')).toBeVisible()
  },
})
export const NoTextInIt = machineStory({
  shows: inState('asset', 'viewing'),
  start: unread('NoText'),
  view: view(),
  play: async (_, canvas) => expect(await within(canvas).findByText('No text in it')).toBeVisible(),
})
export const NotFound = machineStory({ shows: inState('asset', 'refused.notFound'), start: refusing('ASSET_NOT_FOUND'), view: view() })
export const Denied = machineStory({
  shows: inState('asset', 'refused.denied'),
  start: refusing('ASSET_RESTRICTED_ACCESS'),
  view: view(),
  play: async (_, canvas) => {
    const page = within(await within(canvas).findByRole('alert'))
    await expect(page.getByRole('heading', { level: 1, name: 'You do not have access to this asset' })).toBeVisible()
  },
})
export const InTrash = machineStory({
  shows: inState('asset', 'refused.inTrash'),
  start: refusing('RESOURCE_IN_TRASH'),
  view: view(),
  play: async (_, canvas) => expect(await within(canvas).findByRole('link', { name: 'Go to the trash' })).toHaveAttribute('href', '/trash'),
})
export const Failed = machineStory({ shows: inState('asset', 'refused.failed'), start: refusing('UNREACHABLE'), view: view() })

export const Picture = machineStory({
  shows: inState('preview', 'picture'),
  start: opened(),
  view: view(),
  play: async (_, canvas) => {
    const factor = await within(canvas).findByTitle('Show at 100 %')
    await userEvent.click(factor)
    await expect(factor).toHaveTextContent('100 %')
    await userEvent.click(within(canvas).getByRole('button', { name: 'Fit to window' }))
  },
})

export const Document = machineStory({
  shows: inState('preview', 'document'),
  start: opened('.pdf'),
  view: view(documentAddress),
  play: async (_, canvas) => {
    await userEvent.type(await within(canvas).findByLabelText('Find in document'), 'harbour')
    await expect(await within(canvas).findByText('1 of 2 matches')).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Next match' }))
    await expect(within(canvas).getByRole('textbox', { name: 'Page' })).toHaveValue('2')
  },
})

export const PictureBeingMade = machineStory({
  shows: inState('preview', 'beingMade'),
  start: libraryWith((stage) => {
    const { assets } = stage.ports.sample.library
    for (const asset of assets.values()) assets.set(asset.id, { ...asset, mediaType: 'image/tiff', preview: 'image', thumbnail: 'Pending' })
    openFile(stage)
  }),
  view: view(),
})
export const TextBeingRead = machineStory({
  shows: inState('preview', 'beingMade'),
  start: libraryWith((stage) => {
    const { assets } = stage.ports.sample.library
    for (const asset of assets.values()) assets.set(asset.id, { ...asset, indexing: 'Indexing' })
    stage.ports.faults.fail('assets.text', { code: 'UNAVAILABLE' })
    openFile(stage, '.csv')
  }),
  view: view(),
})
export const Film = machineStory({ shows: inState('preview', 'video'), start: opened('.mp4'), view: view(filmAddress) })
export const Recording = machineStory({ shows: inState('preview', 'audio'), start: opened('.mp3'), view: view(filmAddress) })
export const ReadingText = machineStory({ shows: inState('preview', 'readingText'), start: holding('assets.text', '.docx'), view: view() })
export const Text = machineStory({ shows: inState('preview', 'text'), start: opened('.docx'), view: view() })
export const Cells = machineStory({ shows: inState('preview', 'text'), start: opened('.csv'), view: view() })
export const NoPreview = machineStory({ shows: inState('preview', 'unavailable'), start: opened('.xls'), view: view() })
export const PreviewFailed = machineStory({ shows: inState('preview', 'failed'), start: opened('.pdf'), view: view(() => 'data:application/pdf,none') })
