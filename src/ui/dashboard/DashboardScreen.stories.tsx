import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { publisher } from '../stories/sessionPorts.ts'
import { DashboardScreen } from './DashboardScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/dashboard' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => <DashboardScreen actors={shell} claims={publisher} />

const opened = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.dashboard.send({ type: 'dashboard.opened', period: 'months' })
  })
const refresh = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'Refresh' }))

export const Unopened = machineStory({ shows: inState('dashboard', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({ shows: inState('dashboard', 'reading'), start: opened(({ ports }) => void ports.faults.hold('dashboard.read')), view })
export const Shown = machineStory({ shows: inState('dashboard', 'shown.still'), start: opened(), view })
/** An organization without a single file. */
export const Nothing = machineStory({
  shows: inState('dashboard', 'shown.still'),
  start: opened(({ ports }) => ports.sample.library.assets.clear()),
  view,
})
/** Administrators see who holds what. Every chart is a table as well, and a file. */
export const AsTables = machineStory({
  shows: inState('dashboard', 'shown.still'),
  start: opened(),
  view: ({ stage: { shell } }: Library) => <DashboardScreen actors={shell} claims={{ ...publisher, permissions: ROLE_PERMISSIONS.Admin }} />,
  play: async (_, canvas) => {
    for (const button of await within(canvas).findAllByRole('button', { name: 'As table' })) await userEvent.click(button)
    await expect(within(canvas).getAllByRole('table')).toHaveLength(6)
    await expect(within(canvas).getAllByRole('link', { name: 'Download as CSV' })[0]).toHaveAttribute('download', 'data-usage.csv')
  },
})
/** Bars are one tab stop, moved by arrows; each leads to the search that it counts. */
export const Keys = machineStory({
  shows: inState('dashboard', 'shown.still'),
  start: opened(),
  view,
  play: async (_, canvas) => {
    const bars = await within(canvas).findByRole('list', { name: 'Added files' })
    const [last] = within(bars).getAllByRole('link').toReversed()
    last?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(bars).getByRole('link', { name: /^February 2026: 2\d\d files/ })).toHaveFocus()
    await expect(document.activeElement).toHaveAttribute('href', '/search?q=added%3A2026-02+-type%3Afolder')
  },
})
export const Refreshing = machineStory({
  shows: inState('dashboard', 'shown.refreshing'),
  start: opened(),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Refresh' })
    stage.ports.faults.hold('dashboard.read')
    await refresh(canvas)
  },
})
export const Stuck = machineStory({
  shows: inState('dashboard', 'shown.stuck'),
  start: opened(),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Refresh' })
    stage.ports.faults.fail('dashboard.read', { code: 'UNREACHABLE' })
    await refresh(canvas)
  },
})
export const Failed = machineStory({ shows: inState('dashboard', 'failed'), start: opened(({ ports }) => ports.faults.fail('dashboard.read', { code: 'UNREACHABLE' })), view })
