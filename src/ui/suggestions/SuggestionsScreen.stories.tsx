import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { showingOne } from '../../../.storybook/duplicates.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { manySuggested, someSuggested, suggestionsWith } from '../../../.storybook/suggestions.ts'
import { FEATURES } from '../../domain/access/modules.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RecognitionButton } from '../recognition/RecognitionButton.tsx'
import { SuggestionsScreen } from './SuggestionsScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/suggestions' } } satisfies Meta

export default meta

const viewWith =
  (features: typeof FEATURES | readonly []) =>
  ({ stage }: Library) => (
    <Framed>
      <SuggestionsScreen actors={{ ...stage.shell, files: showingOne(stage) }} features={features} letters />
    </Framed>
  )
const view = viewWith(FEATURES)
const accepts = (canvas: HTMLElement, name: string) => within(canvas).findByRole('button', { name })
const holding =
  (call: string, prepare: (stage: Stage) => void = someSuggested) =>
  (stage: Stage): void => {
    prepare(stage)
    stage.ports.faults.hold(call)
  }

export const Unopened = machineStory({ shows: inState('suggestions', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('suggestions', 'reading'), start: suggestionsWith(holding('suggestions.page')), view })
export const Failed = machineStory({ shows: inState('suggestions', 'failed'), start: suggestionsWith(({ ports }) => ports.faults.fail('suggestions.page', { code: 'UNREACHABLE' })), view })
export const Nothing = machineStory({ shows: inState('suggestions', 'shown.nothing'), start: suggestionsWith(), view })
export const NothingFiltered = machineStory({ shows: inState('suggestions', 'shown.nothing'), start: suggestionsWith(someSuggested, { kind: 'Tag', from: 0.99 }), view })

/** Whoever may is led to what proposes something. */
export const NothingYet = machineStory({
  shows: inState('suggestions', 'shown.nothing'),
  start: suggestionsWith(),
  view: ({ stage }) => (
    <Framed>
      <SuggestionsScreen actors={{ ...stage.shell, files: showingOne(stage) }} features={FEATURES} letters recognition={<RecognitionButton capabilities={stage.shell.capabilities} />} />
    </Framed>
  ),
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Recognition' }))
    await expect(await within(document.body).findByRole('switch', { name: 'Recognize faces in pictures' })).toBeVisible()
  },
})

/** The organization has nothing that proposes anything. */
export const SwitchedOff = machineStory({ shows: inState('suggestions', 'shown.nothing'), start: suggestionsWith(), view: viewWith([]) })

/** Tags, a face and values with where each comes from; the words that say it are marked in their passage. */
export const Listing = machineStory({
  shows: inState('suggestions', 'shown.listing'),
  start: suggestionsWith(someSuggested),
  view,
  play: async (_, canvas) => {
    await accepts(canvas, 'Accept Harbour')
    await expect(canvas.querySelector('mark')).toHaveTextContent('18 by 24 cm')
    await expect(within(canvas).getByText('7 suggestions')).toBeVisible()
  },
})

/** By keys alone: the next, accepted; the one after it, changed. */
export const ByKeys = machineStory({
  shows: inState('decidingSuggestions', 'idle'),
  start: suggestionsWith(someSuggested),
  view,
  play: async (_, canvas) => {
    await accepts(canvas, 'Accept Harbour')
    await userEvent.keyboard('ja')
    await waitFor(() => expect(within(canvas).queryByRole('button', { name: 'Accept Boat' })).not.toBeInTheDocument())
    await userEvent.keyboard('e')
    await expect(await within(canvas).findByRole('textbox', { name: 'Accept as' })).toHaveFocus()
  },
})

/** What is typed and is none stays open, and says so. */
export const Changing = machineStory({
  shows: inState('suggestions', 'shown.listing'),
  start: suggestionsWith(someSuggested),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await accepts(canvas, 'Change Harbour'))
    const field = await within(canvas).findByRole('textbox', { name: 'Accept as' })
    await userEvent.clear(field)
    await userEvent.keyboard('{Enter}')
    await expect(field).toBeInvalid()
  },
})

/** Somebody was quicker: it is left open, with the reason. */
export const Left = machineStory({
  shows: inState('decidingSuggestions', 'idle'),
  start: suggestionsWith(someSuggested),
  view,
  play: async ({ stage: { ports } }, canvas) => {
    const button = await accepts(canvas, 'Accept Harbour')
    const asset = ports.sample.pictures[4]
    const { library } = ports.sample
    const kept = library.assets.get(asset?.id ?? '')
    if (kept !== undefined) library.assets.set(kept.id, { ...kept, tags: ['harbour'] })
    ports.faults.hold('suggestions.page')
    await userEvent.click(button)
    await expect(await within(canvas).findByText(/has this tag already/)).toBeVisible()
  },
})

export const Selected = machineStory({
  shows: inState('suggestions', 'shown.listing'),
  start: suggestionsWith(someSuggested),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await within(canvas).findByRole('checkbox', { name: 'Select Harbour' }))
    await userEvent.click(within(canvas).getByRole('checkbox', { name: 'Select Ada Berg' }))
    await expect(within(canvas).getByText('2 selected')).toBeVisible()
  },
})

export const Deciding = machineStory({
  shows: inState('decidingSuggestions', 'deciding'),
  start: suggestionsWith(holding('suggestions.decide')),
  view,
  play: async (_, canvas) => userEvent.click(await accepts(canvas, 'Refuse Harbour')),
})
export const DecidingAll = machineStory({
  shows: inState('decidingSuggestions', 'decidingAll.going'),
  start: suggestionsWith(holding('suggestions.decideAll')),
  view,
  play: async (_, canvas) => userEvent.click(await accepts(canvas, 'Accept all from 90 %')),
})
/** The piece that is on its way is the last; what it decides is told. */
export const Stopping = machineStory({
  shows: inState('decidingSuggestions', 'decidingAll.stopping'),
  start: suggestionsWith(holding('suggestions.decideAll')),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await accepts(canvas, 'Accept all from 90 %'))
    await userEvent.click(await accepts(canvas, 'Stop (0 accepted)'))
    await expect(await accepts(canvas, 'Stopping')).toBeVisible()
  },
})
export const StoppingUndo = machineStory({
  shows: inState('decidingSuggestions', 'undoing.stopping'),
  start: suggestionsWith(holding('suggestions.undo')),
  view,
  play: async ({ stage: { shell } }, canvas) => {
    await userEvent.click(await accepts(canvas, 'Refuse Harbour'))
    await userEvent.click(await accepts(canvas, 'Undo the last decision'))
    await waitFor(() => expect(shell.decidingSuggestions.getSnapshot().matches('undoing')).toBe(true))
    shell.decidingSuggestions.send({ type: 'stop' })
  },
})
export const Undoing = machineStory({
  shows: inState('decidingSuggestions', 'undoing.going'),
  start: suggestionsWith(holding('suggestions.undo')),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await accepts(canvas, 'Refuse Harbour'))
    await userEvent.click(await accepts(canvas, 'Undo the last decision'))
  },
})

/** Nothing is left, and the latest can still be taken back, by the key as well. */
export const UndoingLast = machineStory({
  shows: inState('suggestions', 'shown.listing'),
  start: suggestionsWith(manySuggested(1)),
  view,
  play: async (_, canvas) => {
    await userEvent.click(await accepts(canvas, 'Refuse Harbour at dusk'))
    await within(canvas).findByText(/Nothing/i)
    await expect(within(canvas).getByRole('button', { name: 'Undo the last decision' })).toBeVisible()
    await userEvent.keyboard('u')
    await expect(await accepts(canvas, 'Refuse Harbour at dusk')).toBeVisible()
  },
})

export const Extending = machineStory({
  shows: inState('suggestions', 'shown.extending'),
  start: suggestionsWith(manySuggested(25)),
  view,
  play: async ({ stage: { ports } }, canvas) => {
    const more = await accepts(canvas, 'Show more')
    ports.faults.hold('suggestions.page')
    await userEvent.click(more)
  },
})
export const Stuck = machineStory({
  shows: inState('suggestions', 'shown.stuck'),
  start: suggestionsWith(manySuggested(25)),
  view,
  play: async ({ stage: { ports } }, canvas) => {
    const more = await accepts(canvas, 'Show more')
    ports.faults.fail('suggestions.page', { code: 'UNREACHABLE' })
    await userEvent.click(more)
    await expect(await within(canvas).findByText(/More suggestions could not be read/)).toBeVisible()
  },
})
export const Refreshing = machineStory({
  shows: inState('suggestions', 'shown.refreshing'),
  start: suggestionsWith(someSuggested),
  view,
  play: async ({ stage: { ports } }, canvas) => {
    await accepts(canvas, 'Accept Harbour')
    ports.faults.hold('suggestions.page')
    ports.sample.library.publish({ kind: 'suggestions.changed', assetId: null })
  },
})

/** Something has changed, and could not be read: it says so, and can be tried again. */
export const Outdated = machineStory({
  shows: inState('suggestions', 'shown.outdated'),
  start: suggestionsWith(someSuggested),
  view,
  play: async ({ stage: { ports } }, canvas) => {
    await accepts(canvas, 'Accept Harbour')
    ports.faults.fail('suggestions.page', { code: 'UNREACHABLE' })
    ports.sample.library.publish({ kind: 'suggestions.changed', assetId: null })
    await expect(await within(canvas).findByText(/New suggestions could not be read/)).toBeVisible()
  },
})

/** By what proposed it, by field and by folder, each of which can be taken off again. */
export const Filtered = machineStory({
  shows: inState('suggestions', 'shown.listing'),
  start: libraryWith((stage) => {
    someSuggested(stage)
    const attributeId = stage.ports.keptTemplates.all().flatMap(({ attributes }) => attributes).find(({ name }) => name === 'Height')?.id ?? ''
    stage.shell.suggestions.send({ type: 'suggestions.opened', filter: { kind: 'Value', engine: 'Ocr', attributeId, folderId: stage.ports.sample.pictures[4]?.folderId ?? '' } })
  }),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('24 cm')).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: /Origin: From the read text/ })).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: /Field: Height/ })).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Show those of everywhere' })).toBeVisible()
  },
})
