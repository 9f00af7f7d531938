import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DESCRIBED, describedWith, PLAIN } from '../../../.storybook/described.ts'
import type { Library, Stage } from '../../../.storybook/library.ts'
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
const open = async (canvas: HTMLElement) => userEvent.click(await within(canvas).findByRole('button', { name: 'History of Title' }))
const openIn = async (_: Library, canvas: HTMLElement) => open(canvas)

/** Gives the title so many further values, one after the other. */
const retitled = async ({ shell, ports }: Stage, times: number) => {
  await waitFor(() => expect(shell.assetMetadata.getSnapshot().value).toBe('shown'))
  const { place, metadata } = shell.assetMetadata.getSnapshot().context
  const title = metadata.templates[0]?.values[0]
  for (let at = 0; at < times; at += 1)
    await ports.metadata.save(place, { changes: [{ attributeId: title?.attributeId ?? '', values: [`Title ${at + 1}`], revision: (title?.revision ?? 0) + at }] }, new AbortController().signal)
}

export const Closed = machineStory({ shows: inState('valueHistory', 'closed'), start: describedWith(), view })

export const Listing = machineStory({
  shows: inState('valueHistory', 'listing'),
  start: describedWith(),
  view,
  play: async ({ stage }, canvas) => {
    await retitled(stage, 1)
    await open(canvas)
    await expect(await within(await screen.findByRole('dialog')).findByText('Title 1')).toBeVisible()
  },
})

export const Undone = machineStory({
  shows: inState('valueHistory', 'listing'),
  start: describedWith(),
  view,
  play: async ({ stage }, canvas) => {
    await retitled(stage, 1)
    await open(canvas)
    await userEvent.click(await screen.findByRole('button', { name: /^Undo the change of/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(within(canvas).getByRole('textbox', { name: 'Title' })).toHaveValue('The harbour from the north'))
    await open(canvas)
  },
})

export const Reading = machineStory({
  shows: inState('valueHistory', 'reading'),
  start: describedWith(({ ports }) => void ports.faults.hold('metadata.history')),
  view,
  play: openIn,
})

export const Failed = machineStory({
  shows: inState('valueHistory', 'failed'),
  start: describedWith(({ ports }) => ports.faults.fail('metadata.history', { code: 'UNREACHABLE' })),
  view,
  play: openIn,
})

export const Nothing = machineStory({
  shows: inState('valueHistory', 'nothing'),
  start: describedWith(undefined, PLAIN),
  view,
  play: async ({ stage: { shell } }) => {
    await waitFor(() => expect(shell.assetMetadata.getSnapshot().value).toBe('shown'))
    shell.assetMetadata.send({ type: 'template.assign', templateId: shell.assetMetadata.getSnapshot().context.metadata.offered[0]?.id ?? '' })
    await waitFor(() => expect(shell.assetMetadata.getSnapshot().context.metadata.templates).toHaveLength(1))
    const { place, metadata } = shell.assetMetadata.getSnapshot().context
    const attribute = metadata.templates[0]?.template.attributes[0]
    if (attribute !== undefined) shell.valueHistory.send({ type: 'history.opened', place, attribute })
  },
})

const older = async ({ stage }: Library, canvas: HTMLElement, prepare: (stage: Stage) => void) => {
  await retitled(stage, 25)
  await open(canvas)
  const more = await screen.findByRole('button', { name: 'Show older changes' })
  prepare(stage)
  await userEvent.click(more)
}

export const Extending = machineStory({
  shows: inState('valueHistory', 'extending'),
  start: describedWith(undefined, DESCRIBED),
  view,
  play: (library, canvas) => older(library, canvas, ({ ports }) => void ports.faults.hold('metadata.history')),
})

export const Stuck = machineStory({
  shows: inState('valueHistory', 'stuck'),
  start: describedWith(),
  view,
  play: (library, canvas) => older(library, canvas, ({ ports }) => ports.faults.fail('metadata.history', { code: 'UNREACHABLE' })),
})

const undo = async ({ stage }: Library, canvas: HTMLElement, prepare: (stage: Stage) => void) => {
  await retitled(stage, 1)
  await open(canvas)
  const button = await screen.findByRole('button', { name: /^Undo the change of/ })
  prepare(stage)
  await userEvent.click(button)
}

export const Undoing = machineStory({
  shows: inState('valueHistory', 'undoing'),
  start: describedWith(),
  view,
  play: (library, canvas) => undo(library, canvas, ({ ports }) => void ports.faults.hold('metadata.undo')),
})

export const Refused = machineStory({
  shows: inState('valueHistory', 'refused'),
  start: describedWith(),
  view,
  play: (library, canvas) => undo(library, canvas, ({ ports }) => ports.faults.fail('metadata.undo', { code: 'STALE_EDIT' })),
})
