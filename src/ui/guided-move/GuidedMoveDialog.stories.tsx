import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { templateNamed } from '../../../.storybook/templates.ts'
import { templateFormOf } from '../../domain/templates/template.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { GuidedMoveDialog } from './GuidedMoveDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ guidedMove }: Library) => (
  <>
    <p>The list of templates lies below.</p>
    <GuidedMoveDialog guidedMove={guidedMove} />
  </>
)

const COPY = 'Glass plate (corrected)'

/** The glass plate's copy: its date is a year, its emulsions are others, and it has no notes. */
const moving = ({ shell, ports }: Stage): void => {
  const { keptTemplates } = ports
  const from = templateNamed(ports, 'Glass plate')
  const form = templateFormOf(from)
  const attributes = form.attributes
    .filter(({ name }) => name !== 'Notes')
    .map((one) => ({ ...one, id: null, defaultValue: '', ...(one.name === 'Place shown' ? { type: 'integer' } : {}), options: one.name === 'Emulsion' ? ['Albumen'] : [] }))
  const made = keptTemplates.create({ ...form, name: COPY, type: 'ALL', attributes })
  keptTemplates.change(made.id, (kept) => ({ ...kept, state: 'Active' as const, publishedAt: kept.createdAt }))
  shell.guidedMove.send({ type: 'move.wanted', template: from })
}
const choose = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Move to/ }))
  await userEvent.click(await screen.findByRole('option', { name: `${COPY} (Active)` }))
}
const tryIt = async () => userEvent.click(await screen.findByRole('button', { name: 'Try the move' }))
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Move the values' }))
const holding = (call: string) =>
  libraryWith((stage) => {
    stage.ports.faults.hold(call)
    moving(stage)
  })

export const Closed = machineStory({ shows: inState('guidedMove', 'closed'), start: libraryWith(), view })

export const Opening = machineStory({ shows: inState('guidedMove', 'opening'), start: holding('guidedMoves.moves'), view })

export const Unreadable = machineStory({
  shows: inState('guidedMove', 'unreadable'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('templates.list', { code: 'UNREACHABLE' })
    moving(stage)
  }),
  view,
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})

export const Choosing = machineStory({
  shows: inState('guidedMove', 'choosing'),
  start: libraryWith(moving),
  view,
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Move to/ })).toBeVisible()
  },
})

export const Reading = machineStory({
  shows: inState('guidedMove', 'reading'),
  start: libraryWith(moving),
  view,
  play: async ({ stage }) => {
    await screen.findByRole('button', { name: /Move to/ })
    stage.ports.faults.hold('templates.read')
    await choose()
  },
})

export const Matching = machineStory({
  shows: inState('guidedMove', 'matching'),
  start: libraryWith(moving),
  view,
  play: async () => {
    await choose()
    await expect(await screen.findByRole('button', { name: /^Notes \(Long text\)/ })).toHaveTextContent('Stays where it is')
  },
})

export const MatchingTwice = machineStory({
  shows: inState('guidedMove', 'matching'),
  start: libraryWith(moving),
  view,
  play: async () => {
    await choose()
    await userEvent.click(await screen.findByRole('button', { name: /^Height/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Width/ }))
    await tryIt()
    const wrong = await screen.findByRole('button', { name: /^Height/ })
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    await expect(wrong).toHaveAccessibleDescription(/goes there already/)
  },
})

export const Trying = machineStory({
  shows: inState('guidedMove', 'trying'),
  start: holding('guidedMoves.plan'),
  view,
  play: async () => {
    await choose()
    await tryIt()
  },
})

export const Tried = machineStory({
  shows: inState('guidedMove', 'tried'),
  start: libraryWith(moving),
  view,
  play: async () => {
    await choose()
    await tryIt()
    await expect(await screen.findByText('Gelatin silver')).toBeVisible()
  },
})

export const Starting = machineStory({
  shows: inState('guidedMove', 'starting'),
  start: holding('guidedMoves.start'),
  view,
  play: async () => {
    await choose()
    await tryIt()
    await confirm()
  },
})

export const TakingBack = machineStory({
  shows: inState('guidedMove', 'takingBack'),
  start: holding('guidedMoves.undo'),
  view,
  play: async ({ stage, guidedMove }) => {
    await choose()
    await tryIt()
    await confirm()
    await screen.findByText('The list of templates lies below.')
    guidedMove.send({ type: 'move.wanted', template: templateNamed(stage.ports, 'Glass plate') })
    await userEvent.click(await screen.findByRole('button', { name: 'Take back' }))
  },
})
