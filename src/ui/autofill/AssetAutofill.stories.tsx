import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { describedWith } from '../../../.storybook/described.ts'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
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

const propose = async (_: Library, canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Propose values' }))
const failing = (call: string) => describedWith(({ ports }) => ports.faults.fail(call, { code: 'UNREACHABLE' }))
const holding = (call: string) => describedWith(({ ports }) => void ports.faults.hold(call))

export const Unopened = machineStory({ shows: inState('assetAutofill', 'unopened'), start: libraryWith((stage) => openFile(stage)), view })
export const Reading = machineStory({ shows: inState('assetAutofill', 'reading'), start: holding('autofill.status'), view })
export const Unread = machineStory({ shows: inState('assetAutofill', 'unread'), start: failing('autofill.status'), view, play: async (_, canvas) => expect(await within(canvas).findByText(/could not be read/)).toBeVisible() })

export const Shown = machineStory({
  shows: inState('assetAutofill', 'shown'),
  start: describedWith(),
  view,
  play: async (_, canvas) => expect(await within(canvas).findByRole('button', { name: 'Propose values' })).toBeVisible(),
})

export const Asking = machineStory({ shows: inState('assetAutofill', 'asking'), start: holding('autofill.propose'), view, play: propose })
export const Refused = machineStory({
  shows: inState('assetAutofill', 'refused'),
  start: failing('autofill.propose'),
  view,
  play: async (library, canvas) => {
    await propose(library, canvas)
    await expect(await within(canvas).findByText(/cannot be reached/)).toBeVisible()
  },
})

/** Its template was taken off on another page. */
export const Undescribed = machineStory({
  shows: inState('assetAutofill', 'undescribed'),
  start: describedWith(({ ports }) => ports.faults.fail('autofill.describes', { code: 'NOT_FOUND' })),
  view,
  play: async (library, canvas) => {
    await propose(library, canvas)
    await expect(await within(canvas).findByText('No active template describes this. Put one on first.')).toBeVisible()
  },
})

const proposed = (prepare: (stage: Stage) => void, said: RegExp) =>
  machineStory({
    shows: inState('assetAutofill', 'shown'),
    start: describedWith(prepare),
    view,
    play: async (library, canvas) => {
      await propose(library, canvas)
      await expect(await within(canvas).findByText(said)).toBeVisible()
    },
  })

export const UnderWay = proposed(({ ports }) => void ports.faults.hold('autofill.job'), /about to be looked for/)
export const Generated = proposed(({ ports }) => void (ports.autofill.how = { open: 3 }), /3 fields have proposed values/)
export const NothingFound = proposed(() => undefined, /Nothing is proposed for the fields/)
export const ByModel = proposed(({ ports }) => void (ports.autofill.how = { engine: 'model' }), /A language model was asked as well/)
export const FellBack = proposed(({ ports }) => void (ports.autofill.how = { fellBack: true }), /The language model did not answer/)
export const Failed = proposed(({ ports }) => ports.faults.fail('autofill.job', { code: 'UNEXPECTED' }), /No values could be looked for/)

export const Rereading = machineStory({
  shows: inState('assetAutofill', 'rereading'),
  start: describedWith(),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Propose values' })
    stage.ports.faults.hold('autofill.status')
    stage.shell.assetAutofill.send({ type: 'serverEvent', serverEvent: { kind: 'suggestions.changed', assetId: stage.ports.sample.pictures[0]?.id ?? '' } })
  },
})

/** Who may not edit is not offered it. */
export const NotOffered = machineStory({
  shows: inState('assetAutofill', 'unopened'),
  start: describedWith(),
  view: ({ stage: { shell } }) => (
    <Framed>
      <AssetScreen pages={ASSET_PAGES} actors={shell} permissions={ROLE_PERMISSIONS.User} />
    </Framed>
  ),
  play: async (_, canvas) => {
    await within(canvas).findByText('The harbour from the north')
    await expect(within(canvas).queryByRole('button', { name: 'Propose values' })).toBeNull()
  },
})
