import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RelatedScreen } from './RelatedScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/related/a' } } satisfies Meta

export default meta

const subjectOf = ({ ports }: Stage) => ports.sample.files[0]
const placeOf = (stage: Stage): RelatedPlace => ({ kind: 'asset', type: 'RECORDS', id: subjectOf(stage)?.id ?? '' })

const view = ({ stage }: Library) => (
  <Framed>
    <RelatedScreen
      place={placeOf(stage)}
      name={subjectOf(stage)?.name ?? ''}
      path={subjectOf(stage)?.path ?? []}
      actors={stage.shell}
      permissions={ROLE_PERMISSIONS.Publisher}
    />
  </Framed>
)

/** Opens the list when so many things have been related. */
const opened = (count: number, prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    const open = () => {
      prepare(stage)
      stage.shell.related.send({ type: 'list.opened', list: placeOf(stage) })
    }
    const { pictures, folders } = stage.ports.sample
    const refs = [{ kind: 'folder', id: folders.harbour.id } as const, ...pictures.map(({ id }) => ({ kind: 'asset', id }) as const)]
    if (count === 0) open()
    else void stage.ports.relations.change(placeOf(stage), refs.slice(0, count), true, new AbortController().signal).then(open)
  })
const button = async (canvas: HTMLElement, name: string | RegExp) => userEvent.click(await within(canvas).findByRole('button', { name }))

export const Unopened = machineStory({ shows: inState('related', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({
  shows: inState('related', 'reading'),
  start: opened(0, ({ ports }) => void ports.faults.hold('relations.page')),
  view,
})
export const Listing = machineStory({ shows: inState('related', 'shown.listing'), start: opened(5), view })
export const Nothing = machineStory({ shows: inState('related', 'shown.nothing'), start: opened(0), view })
export const Failed = machineStory({
  shows: inState('related', 'failed'),
  start: opened(0, ({ ports }) => ports.faults.fail('relations.page', { code: 'UNREACHABLE' })),
  view,
})

/** Nothing is read again by trying: the way leads to the trash. */
export const SubjectInTrash = machineStory({
  shows: inState('related', 'failed'),
  start: opened(0, ({ ports }) => ports.faults.fail('relations.page', { code: 'RESOURCE_IN_TRASH' })),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByText('This asset is in the trash')).toBeVisible()
    await expect(within(canvas).getByRole('link', { name: 'Go to the trash' })).toHaveAttribute('href', '/trash')
    await expect(within(canvas).queryByRole('button', { name: 'Try again' })).toBeNull()
  },
})

export const Extending = machineStory({
  shows: inState('related', 'shown.extending'),
  start: opened(60),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.hold('relations.page')
    await button(canvas, 'Show more')
  },
})

export const Stuck = machineStory({
  shows: inState('related', 'shown.stuck'),
  start: opened(60),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Show more' })
    stage.ports.faults.fail('relations.page', { code: 'UNREACHABLE' })
    await button(canvas, 'Show more')
  },
})

export const Refreshing = machineStory({
  shows: inState('related', 'shown.refreshing'),
  start: opened(3),
  view,
  play: async ({ stage }, canvas) => {
    await within(canvas).findByRole('button', { name: 'Actions for Harbour' })
    stage.ports.faults.hold('relations.page')
    const { harbour } = stage.ports.sample.folders
    await stage.ports.relations.change(placeOf(stage), [{ kind: 'folder', id: harbour.id }], false, new AbortController().signal)
  },
})
