import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { publisher } from '../stories/sessionPorts.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { selectTwo } from '../stories/selectTwo.ts'
import { FavoritesScreen } from './FavoritesScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/favorites' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <FavoritesScreen actors={shell} claims={publisher} />

const star = ({ ports: { sample, favorites } }: Stage, count: number) => {
  const { pictures, files, folders } = sample
  const refs = [...files.slice(0, 3), ...pictures].slice(0, count).map(({ id }) => ({ kind: 'asset', id }) as const)
  return favorites.change([{ kind: 'folder', id: folders.harbour.id }, ...refs], true, new AbortController().signal)
}

/** Opens the list when `count` things have been marked. */
const opened = (count: number, prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    const open = () => {
      prepare(stage)
      stage.shell.favorites.send({ type: 'list.opened', list: { sort: 'addedAt', direction: 'desc' } })
    }
    if (count === 0) open()
    else void star(stage, count).then(open)
  })
const more = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Show more' }))

export const Unopened = machineStory({ shows: inState('favorites', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({
  shows: inState('favorites', 'reading'),
  start: opened(0, ({ ports }) => void ports.faults.hold('favorites.page')),
  view,
})
export const Listing = machineStory({ shows: inState('favorites', 'shown.listing'), start: opened(5), view })
/** Two rows are selected: what can be done with them stands over the head. */
export const Selected = machineStory({
  shows: inState('favorites', 'shown.listing'),
  start: opened(5),
  view,
  play: async (_, canvas) => {
    const bar = await selectTwo(canvas)
    await expect(await bar.findByRole('button', { name: 'Download' })).toBeEnabled()
    await expect(bar.getByText(/^2 selected/)).toBeVisible()
  },
})
export const Nothing = machineStory({ shows: inState('favorites', 'shown.nothing'), start: opened(0), view })
export const Failed = machineStory({
  shows: inState('favorites', 'failed'),
  start: opened(0, ({ ports }) => ports.faults.fail('favorites.page', { code: 'UNREACHABLE' })),
  view,
})

export const Extending = machineStory({
  shows: inState('favorites', 'shown.extending'),
  start: opened(120),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.hold('favorites.page')
    await more(canvas)
  },
})

export const Stuck = machineStory({
  shows: inState('favorites', 'shown.stuck'),
  start: opened(120),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.fail('favorites.page', { code: 'UNREACHABLE' })
    await more(canvas)
  },
})

export const Refreshing = machineStory({
  shows: inState('favorites', 'shown.refreshing'),
  start: opened(3),
  view,
  play: async ({ stage }, canvas) => {
    const stars = await within(canvas).findAllByRole('button', { name: /from favorites$/ })
    await expect(stars.length).toBe(4)
    stage.ports.faults.hold('favorites.page')
    if (stars[0]) await userEvent.click(stars[0])
  },
})
