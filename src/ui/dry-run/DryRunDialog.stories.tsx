import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { templateNamed } from '../../../.storybook/templates.ts'
import { templateFormOf } from '../../domain/templates/template.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { DryRunDialog } from './DryRunDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ dryRun }: Library) => (
  <>
    <p>The list of templates lies below.</p>
    <DryRunDialog dryRun={dryRun} />
  </>
)

const trying =
  (name: string) =>
  ({ shell, ports }: Stage): void =>
    shell.dryRun.send({ type: 'try', template: templateNamed(ports, name) })

/** The glass plate's attributes for assets of each kind; some of the files have been read. */
const afterReading = (stage: Stage): void => {
  const { keptTemplates, sample, embeddedMetadata } = stage.ports
  const form = templateFormOf(templateNamed(stage.ports, 'Glass plate'))
  keptTemplates.create({ ...form, name: 'Photograph', type: 'ALL', attributes: form.attributes.map((one) => ({ ...one, id: null, defaultValue: '' })) })
  const asked = sample.pictures.slice(0, 5).map(({ id, type }) => embeddedMetadata.ask(type, id, new AbortController().signal))
  void Promise.all(asked).then(() => setTimeout(() => trying('Photograph')(stage)))
}

export const Closed = machineStory({ shows: inState('dryRun', 'closed'), start: libraryWith(), view })

export const Running = machineStory({
  shows: inState('dryRun', 'running'),
  start: libraryWith((stage) => {
    stage.ports.faults.hold('dryRun.run')
    trying('Object')(stage)
  }),
  view,
})

export const Shown = machineStory({
  shows: inState('dryRun', 'shown'),
  start: libraryWith(afterReading),
  view,
  play: async () => {
    const [summary] = await screen.findAllByText(/say a value that fits/)
    await userEvent.click(summary ?? document.body)
    await expect(within(summary?.parentElement ?? document.body).getByRole('list', { name: 'Examples' })).toBeVisible()
  },
})

export const Failed = machineStory({
  shows: inState('dryRun', 'failed'),
  start: libraryWith((stage) => {
    stage.ports.faults.fail('dryRun.run', { code: 'UNREACHABLE' })
    trying('Object')(stage)
  }),
  view,
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})
