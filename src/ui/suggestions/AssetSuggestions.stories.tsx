import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type Library, libraryWith } from '../../../.storybook/library.ts'
import { someSuggested } from '../../../.storybook/suggestions.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { Tags } from './SuggestedTags.tsx'
import { Values } from './SuggestedValues.tsx'

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

const idOf = ({ ports }: Library['stage']): string => ports.sample.pictures[4]?.id ?? ''
const view = ({ stage }: Library) => (
  <Framed>
    <div>
      <Values actors={stage.shell} assetId={idOf(stage)} fields={new Set()} />
      <Tags actors={stage.shell} assetId={idOf(stage)} />
    </div>
  </Framed>
)
const shown = (hold?: string) =>
  libraryWith((stage) => {
    someSuggested(stage)
    if (hold !== undefined) stage.ports.faults.hold(hold)
    stage.shell.assetSuggestions.send({ type: 'asset.shown', assetId: idOf(stage) })
  })

export const Unopened = machineStory({ shows: inState('assetSuggestions', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('assetSuggestions', 'reading'), start: shown('suggestions.page'), view })

export const Unread = machineStory({
  shows: inState('assetSuggestions', 'unread'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('suggestions.page', { code: 'UNREACHABLE' })
    stage.shell.assetSuggestions.send({ type: 'asset.shown', assetId: idOf(stage) })
  }),
  view,
  play: async (_, canvas) => expect((await within(canvas).findAllByRole('button', { name: 'Try again' }))[0]).toBeVisible(),
})

/** Values that nobody has said yet, and tags with a dashed outline; one is accepted and goes. */
export const Shown = machineStory({
  shows: inState('assetSuggestions', 'shown'),
  start: shown(),
  view,
  play: async ({ stage }, canvas) => {
    await expect(await within(canvas).findByText('24 cm')).toBeVisible()
    await userEvent.click(within(canvas).getByRole('button', { name: 'Accept Harbour' }))
    await waitFor(() => expect(within(canvas).queryByRole('button', { name: 'Accept Harbour' })).not.toBeInTheDocument())
    await waitFor(() => expect(stage.ports.sample.library.assets.get(idOf(stage))?.tags).toContain('Harbour'))
  },
})

/** Somebody was quicker: it is left open, with the reason. */
export const Left = machineStory({
  shows: inState('assetSuggestions', 'shown'),
  start: shown(),
  view,
  play: async ({ stage }, canvas) => {
    const button = await within(canvas).findByRole('button', { name: 'Accept Harbour' })
    const { library } = stage.ports.sample
    const kept = library.assets.get(idOf(stage))
    if (kept !== undefined) library.assets.set(kept.id, { ...kept, tags: ['harbour'] })
    stage.ports.faults.hold('suggestions.page')
    await userEvent.click(button)
    await expect(await within(canvas).findByText(/has this tag already/)).toBeVisible()
  },
})
