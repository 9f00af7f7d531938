import * as Result from 'effect/Result'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { describedWith } from '../../../.storybook/described.ts'
import type { Library } from '../../../.storybook/library.ts'
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
const offered = (canvas: HTMLElement) => within(within(canvas).getByRole('listbox')).queryAllByRole('option')
const open = async (canvas: HTMLElement, name = 'Emulsion') => {
  const box = await within(canvas).findByRole('combobox', { name })
  await userEvent.click(box)
  return box
}

export const Closed = machineStory({ shows: inState('valueFinder', 'closed'), start: describedWith(), view })

export const Listing = machineStory({
  shows: inState('valueFinder', 'listing'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    await open(canvas)
    await waitFor(() => expect(offered(canvas)).toHaveLength(4))
  },
})

export const ChosenByKeys = machineStory({
  shows: inState('valueFinder', 'closed'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    const box = await open(canvas)
    await userEvent.keyboard('coll')
    await waitFor(() => expect(offered(canvas)).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveValue('Wet collodion'))
  },
})

/** Chosen options stand above; a further one joins them. */
export const SeveralChosen = machineStory({
  shows: inState('valueFinder', 'closed'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    await open(canvas, 'Damage')
    await userEvent.click(await within(canvas).findByRole('option', { name: 'Flaking' }))
    await expect(await within(canvas).findByRole('button', { name: 'Remove Flaking' })).toBeVisible()
    await expect(within(canvas).getByRole('button', { name: 'Remove Crack' })).toBeVisible()
  },
})

export const Waiting = machineStory({
  shows: inState('valueFinder', 'waiting'),
  start: describedWith(),
  view,
  play: async ({ stage }, canvas) => {
    await open(canvas)
    await waitFor(() => expect(offered(canvas)).not.toEqual([]))
    // Typing on without a pause.
    const type = () => stage.shell.valueFinder.send({ type: 'finder.typed', typed: 'wet' })
    type()
    setInterval(type, 50)
  },
})

export const Finding = machineStory({
  shows: inState('valueFinder', 'finding'),
  start: describedWith(({ ports }) => void ports.faults.hold('metadata.options')),
  view,
  play: async (_, canvas) => void (await open(canvas)),
})

export const Nothing = machineStory({
  shows: inState('valueFinder', 'nothing'),
  start: describedWith(),
  view,
  play: async (_, canvas) => {
    await open(canvas)
    await userEvent.keyboard('zinc')
  },
})

export const Failed = machineStory({
  shows: inState('valueFinder', 'failed'),
  start: describedWith(({ ports }) => ports.faults.fail('metadata.options', { code: 'UNREACHABLE' })),
  view,
  play: async (_, canvas) => void (await open(canvas)),
})

/** More than one page of options: the next page is read where the list ends. */
export const Extending = machineStory({
  shows: inState('valueFinder', 'extending'),
  start: describedWith(({ ports }) => {
    const items = Array.from({ length: 50 }, (_, at) => ({ id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, label: `Process ${at + 1}` }))
    ports.metadata.options = ({ after }) => (after === undefined ? Promise.resolve(Result.succeed({ items, next: '50', total: 60 })) : new Promise(() => undefined))
  }),
  view,
  play: async ({ stage }, canvas) => {
    await open(canvas)
    await waitFor(() => expect(offered(canvas)).not.toEqual([]))
    stage.shell.valueFinder.send({ type: 'more.wanted' })
  },
})
