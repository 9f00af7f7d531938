import type { Meta } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Library, Stage as Opened } from '../../../.storybook/library.ts'
import { putScan, scanFiles, scanOf, scanWith } from '../../../.storybook/ocr.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Stage } from '../preview/Stage.tsx'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'

/** The text that was read off a picture, over it. */
const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/a/detail/details' } } satisfies Meta

export default meta

const Scan = ({ stage }: Pick<Library, 'stage'>) => {
  const { asset, preview, adjacentAssets } = useSelector(stage.shell.asset, (snapshot) => snapshot.context)
  if (asset === undefined || preview === undefined) return null
  const { capabilities } = stage.shell
  return <Stage asset={asset} preview={preview} files={scanFiles(stage)} adjacentAssets={adjacentAssets} from={undefined} capabilities={capabilities} permissions={ROLE_PERMISSIONS.Publisher} />
}
const view = ({ stage }: Library) => (
  <Framed>
    <Scan stage={stage} />
  </Framed>
)
const canvasOf = (canvas: HTMLElement) => within(canvas)
const correcting = async (canvas: HTMLElement) => {
  await userEvent.click(await canvasOf(canvas).findByRole('button', { name: 'Correct words' }))
  await userEvent.click(await canvasOf(canvas).findByRole('button', { name: 'Correct gaar (hard to read)' }))
  return canvasOf(canvas).findByRole('textbox', { name: 'Instead of gaar' })
}

export const Closed = machineStory({
  shows: inState('wordCorrection', 'closed'),
  start: scanWith(),
  view,
  play: async (_, canvas) => {
    await userEvent.type(await canvasOf(canvas).findByRole('searchbox', { name: 'Find in document' }), 'haabet')
    await expect(await canvasOf(canvas).findByText('1 of 1 match')).toBeVisible()
    const marked = canvas.querySelector('[data-here]')
    await expect(marked).toHaveTextContent('Haabet')
    await userEvent.click(canvasOf(canvas).getByRole('button', { name: 'Text beside the picture' }))
    await expect(canvasOf(canvas).getByRole('region', { name: 'Text of the page' })).toBeVisible()
  },
})
export const Editing = machineStory({
  shows: inState('wordCorrection', 'editing'),
  start: scanWith(),
  view,
  play: async ({ stage }, canvas) => {
    const field = await correcting(canvas)
    await userEvent.clear(field)
    await userEvent.type(field, 'gaar,{Enter}')
    // It goes on with the next word, and what was written stands in the text.
    await expect(await canvasOf(canvas).findByRole('textbox', { name: 'Instead of med' })).toHaveFocus()
    await waitFor(async () => expect(await correctedIn(stage)).toEqual(['gaar,']))
  },
})
export const Saving = machineStory({
  shows: inState('wordCorrection', 'saving'),
  start: scanWith(({ ports }) => void ports.faults.hold('ocr.correct')),
  view,
  play: async (_, canvas) => {
    await userEvent.type(await correcting(canvas), 'x{Enter}')
  },
})

/** Somebody puts another file in its place meanwhile: what is written stays, and why it is not kept stands at it. */
export const Exchanged = machineStory({
  shows: inState('wordCorrection', 'editing'),
  start: scanWith(),
  view,
  play: async ({ stage }, canvas) => {
    const field = await correcting(canvas)
    const { assets } = stage.ports.sample.library
    const asset = scanOf(stage)
    if (asset !== undefined) assets.set(asset.id, { ...asset, contentVersion: 'another' })
    await userEvent.type(field, ' paa{Enter}')
    await expect(await canvasOf(canvas).findByRole('alert')).toBeVisible()
    await expect(canvasOf(canvas).getByRole('textbox', { name: 'Instead of gaar' })).toHaveValue('gaar paa')
  },
})
/** A scan of two pages, each of which is turned to, and has its text over it. */
export const SeveralPages = machineStory({
  shows: inState('wordCorrection', 'closed'),
  start: scanWith((stage) => putScan(stage, {}, 2)),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await canvasOf(canvas).findByRole('button', { name: 'Next page' }))
    await expect(await canvasOf(canvas).findByRole('region', { name: 'Text of page 2' })).toBeInTheDocument()
    await userEvent.type(canvasOf(canvas).getByRole('searchbox', { name: 'Find in document' }), 'haabet')
    await expect(await canvasOf(canvas).findByText('2 of 2 matches')).toBeVisible()
    await waitFor(() => expect(canvas.querySelector('[data-here]')).toHaveTextContent('Haabet'))
    // Back to the first, where it stands as well.
    await userEvent.click(canvasOf(canvas).getByRole('button', { name: 'Previous match' }))
    await expect(await canvasOf(canvas).findByRole('region', { name: 'Text of page 1' })).toBeInTheDocument()
  },
})

const correctedIn = async ({ ports }: Opened): Promise<readonly string[]> => {
  const answer = await ports.ocr.page({ resourceType: 'RECORDS', assetId: scanOf({ ports })?.id ?? '', page: 1 }, new AbortController().signal)
  return answer._tag === 'Success' ? answer.success.words.filter(({ isCorrected }) => isCorrected).map(({ text }) => text) : []
}
