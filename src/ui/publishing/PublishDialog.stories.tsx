import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PublishDialog } from './PublishDialog.tsx'

const meta = {} satisfies Meta

export default meta

const view = (actors: Library) => <PublishDialog publish={actors.publish} />

const ask = ({ ports: { sample }, shell: { publish } }: Stage) => {
  const file = sample.pictures.find(({ webReady }) => !webReady)
  publish.send({ type: 'publish.open', items: [{ kind: 'asset', id: file?.id ?? '', name: file?.name ?? '' }] })
}

const asking = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    ask(stage)
  })

export const Closed = machineStory({ shows: inState('publish', 'closed'), start: libraryWith(), view })
export const Planning = machineStory({ shows: inState('publish', 'planning'), start: asking(({ ports }) => void ports.faults.hold('publishing.plan')), view })
export const AtOnce = machineStory({
  shows: inState('publish', 'choosing'),
  start: asking(),
  view,
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Make 1 item web ready as well' })).toBeChecked()
  },
})
/** A day is asked for, and a folder above has a later one. */
export const FromADay = machineStory({
  shows: inState('publish', 'choosing'),
  start: libraryWith((stage) => {
    const { publishing, sample } = stage.ports
    const resources = [{ kind: 'folder', id: sample.folders.photographs.id }] as const
    void publishing.publish({ resources, until: '2099-03-04', webReady: false }, new AbortController().signal).then(() => ask(stage))
  }),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'From a day on' }))
    await userEvent.click(screen.getByRole('button', { name: 'Publish from that day' }))
    await expect(await screen.findByText('A date is required.')).toBeVisible()
  },
})
export const Publishing = machineStory({
  shows: inState('publish', 'publishing'),
  start: asking(({ ports }) => void ports.faults.hold('publishing.publish')),
  view,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  },
})
export const Refused = machineStory({ shows: inState('publish', 'refused'), start: asking(({ ports }) => ports.faults.fail('publishing.plan', { code: 'PUBLICATION_RESTRICTED' })), view })
export const Unread = machineStory({ shows: inState('publish', 'unread'), start: asking(({ ports }) => ports.faults.fail('publishing.plan', { code: 'UNREACHABLE' })), view })
