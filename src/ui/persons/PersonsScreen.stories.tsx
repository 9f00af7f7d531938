import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { waitFor } from 'xstate'
import { type Library, libraryWith, openFile, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PersonsScreen } from './PersonsScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/records/assets/persons/a' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <PersonsScreen actors={shell} permissions={ROLE_PERMISSIONS.Publisher} />
  </Framed>
)

const ADA = { x: 0.16, y: 0.2, width: 0.2, height: 0.5 }
const KARI = { x: 0.6, y: 0.14, width: 0.22, height: 0.34 }
const NEW = { person: undefined, name: '', area: { ...ADA, x: 0.38 }, source: 'Drawn' } as const

const pictureOf = ({ ports }: Stage): string => ports.sample.pictures[2]?.id ?? ''

const open = (prepare: (stage: Stage, assetId: string) => void = () => undefined) =>
  libraryWith((stage) => {
    const assetId = pictureOf(stage)
    stage.ports.sample.library.persons.set(assetId, [{ id: 'ada', name: 'Ingrid Solberg', area: ADA, source: 'Drawn', revision: 1 }])
    stage.ports.persons.hasFaces(assetId, [{ name: 'Kari Lie', area: KARI }])
    prepare(stage, assetId)
    openFile(stage)
    stage.shell.persons.send({ type: 'persons.opened', resourceType: 'RECORDS', assetId })
  })

const marking = async ({ persons }: Library, name = '') => {
  await waitFor(persons, (snapshot) => snapshot.hasTag('shown'))
  persons.send({ type: 'draft.begin', draft: NEW })
  if (name !== '') persons.send({ type: 'name.typed', name })
}

export const Unopened = machineStory({ shows: inState('persons', 'unopened'), start: libraryWith((stage) => openFile(stage)), view })
export const Reading = machineStory({ shows: inState('persons', 'reading'), start: open(({ ports }) => void ports.faults.hold('persons.read')), view })
export const Looking = machineStory({ shows: inState('persons', 'shown.looking'), start: open(), view })

export const Failed = machineStory({
  shows: inState('persons', 'failed'),
  start: open(({ ports }) => ports.faults.fail('persons.read', { code: 'UNREACHABLE' })),
  view,
})

export const Editing = machineStory({
  shows: inState('persons', 'shown.editing'),
  start: open(),
  view,
  play: (actors) => marking(actors, 'ing'),
})

export const Saving = machineStory({
  shows: inState('persons', 'shown.saving'),
  start: open(({ ports }) => void ports.faults.hold('persons.add')),
  view,
  play: async (actors) => {
    await marking(actors, 'Kari Lie')
    actors.persons.send({ type: 'save' })
  },
})

/** Recognition has found two more faces: one is like somebody who has a name. */
const found = (prepare: (stage: Stage) => void = () => undefined) =>
  open((stage, assetId) => {
    stage.ports.faces.find(assetId, { x: 0.42, y: 0.3, width: 0.1, height: 0.2 }, 'keeper')
    stage.ports.faces.find(assetId, { x: 0.85, y: 0.5, width: 0.1, height: 0.2 }, 'skipper', 'Tormod Ødegård')
    prepare(stage)
    stage.shell.pictureFaces.send({ type: 'faces.asked', place: { resourceType: 'RECORDS', assetId } })
  })

export const NotAsked = machineStory({ shows: inState('pictureFaces', 'hidden'), start: open(), view })
export const ReadingFaces = machineStory({ shows: inState('pictureFaces', 'reading'), start: found(({ ports }) => void ports.faults.hold('faces.inPicture')), view })
export const FacesFailed = machineStory({ shows: inState('pictureFaces', 'failed'), start: found(({ ports }) => ports.faults.fail('faces.inPicture', { code: 'UNREACHABLE' })), view })
export const Found = machineStory({
  shows: inState('pictureFaces', 'shown'),
  start: found(),
  view,
  play: async (_, canvas) => {
    await expect(await within(canvas).findByRole('button', { name: /^Is this Tormod Ødegård\? Found in the picture/ })).toBeVisible()
    const [first] = await within(canvas).findAllByRole('button', { name: 'Name the face found here' })
    if (first !== undefined) await userEvent.click(first)
    await expect(await screen.findByRole('dialog', { name: 'Who is this?' })).toBeVisible()
  },
})
