import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { oftenSeen, peopleWith, withFaces } from '../../../.storybook/faces.ts'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { ROLE_PERMISSIONS } from '../../domain/access/roles.ts'
import { Framed } from '../stories/Framed.tsx'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { PeopleScreen } from './PeopleScreen.tsx'

const meta = { parameters: { layout: 'fullscreen', path: '/people' } } satisfies Meta

export default meta

const view = ({ stage: { shell } }: Library) => (
  <Framed>
    <Page>
      <PeopleScreen actors={shell} permissions={ROLE_PERMISSIONS.Admin} letters onPlace={() => undefined} />
    </Page>
  </Framed>
)
/** As in the shell: what heads the page is no banner beside a dialog's head. */
const Page = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`
const KEEPER = { kind: 'group', id: 'keeper' } as const
const SIGRUN = { kind: 'person', name: 'Sigrun Lie' } as const
const ofKeeper = (prepare: (stage: Stage) => unknown = withFaces) => peopleWith(prepare, 'unnamed', KEEPER)
const panel = async (canvas: HTMLElement, name: string) => within(await within(canvas).findByRole('complementary', { name }))

export const Unopened = machineStory({ shows: inState('appearances', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({
  shows: inState('appearances', 'reading'),
  start: ofKeeper((stage) => {
    stage.ports.faults.hold('faces.facesOf')
    return withFaces(stage)
  }),
  view,
})
export const Failed = machineStory({
  shows: inState('appearances', 'failed'),
  start: ofKeeper((stage) => {
    stage.ports.faults.fail('faces.facesOf', { code: 'UNREACHABLE' })
    return withFaces(stage)
  }),
  view,
})
export const Nothing = machineStory({ shows: inState('appearances', 'nothing'), start: peopleWith(withFaces, 'named', { kind: 'person', name: 'Nobody' }), view })
export const Gone = machineStory({ shows: inState('appearances', 'failed'), start: peopleWith(withFaces, 'unnamed', { kind: 'group', id: 'gone' }), view })

/** Two faces are somebody else: they stand in a group of their own then. */
export const Listing = machineStory({
  shows: inState('appearances', 'listing'),
  start: ofKeeper(),
  view,
  play: async (_, canvas) => {
    const faces = await panel(canvas, 'Who is this?')
    for (const box of (await faces.findAllByRole('checkbox')).slice(0, 2)) await userEvent.click(box)
    await userEvent.click(faces.getByRole('button', { name: 'Somebody else' }))
    await waitFor(() => expect(faces.getByText('7 faces')).toBeVisible())
    await expect(await within(canvas).findByText('2 faces')).toBeVisible()
  },
})
/** What is known of somebody, and that it can be erased. */
export const OfPerson = machineStory({
  shows: inState('appearances', 'listing'),
  start: peopleWith(withFaces, 'named', SIGRUN),
  view,
  play: async (_, canvas) => expect(await (await panel(canvas, 'Sigrun Lie')).findByText('Known by 4 faces. New pictures are compared with them.')).toBeVisible(),
})
export const Extending = machineStory({
  shows: inState('appearances', 'extending'),
  start: ofKeeper(oftenSeen),
  view,
  play: async ({ stage }, canvas) => {
    const more = await (await panel(canvas, 'Who is this?')).findByRole('button', { name: 'Show more' })
    stage.ports.faults.hold('faces.facesOf')
    await userEvent.click(more)
  },
})
export const Stuck = machineStory({
  shows: inState('appearances', 'stuck'),
  start: ofKeeper(oftenSeen),
  view,
  play: async ({ stage }, canvas) => {
    const more = await (await panel(canvas, 'Who is this?')).findByRole('button', { name: 'Show more' })
    stage.ports.faults.fail('faces.facesOf', { code: 'UNREACHABLE' })
    await userEvent.click(more)
  },
})

const naming = async (canvas: HTMLElement) => userEvent.click(await (await panel(canvas, 'Who is this?')).findByRole('button', { name: 'Name' }))

export const NotNaming = machineStory({ shows: inState('faceNaming', 'closed'), start: libraryWith(), view })
/** Names that were used before are offered while one is typed. */
export const Naming = machineStory({
  shows: inState('faceNaming', 'naming'),
  start: ofKeeper(),
  view,
  play: async (_, canvas) => {
    await naming(canvas)
    const field = await screen.findByRole('combobox', { name: 'Name' })
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'sig')
    await expect(await screen.findByRole('option', { name: 'Sigrun Lie' })).toBeVisible()
  },
})
export const Saving = machineStory({
  shows: inState('faceNaming', 'saving'),
  start: ofKeeper((stage) => withFaces(stage).then(() => void stage.ports.faults.hold('faces.name'))),
  view,
  play: async (_, canvas) => {
    await naming(canvas)
    await userEvent.type(await screen.findByRole('combobox', { name: 'Name' }), 'Ada Berg{Enter}')
  },
})

const erasing = async (canvas: HTMLElement) => userEvent.click(await (await panel(canvas, 'Sigrun Lie')).findByRole('button', { name: 'Erase what was learnt…' }))

export const NotErasing = machineStory({ shows: inState('personErasure', 'closed'), start: libraryWith(), view })
export const Asking = machineStory({
  shows: inState('personErasure', 'asking'),
  start: peopleWith(withFaces, 'named', SIGRUN),
  view,
  play: async (_, canvas) => {
    await erasing(canvas)
    await expect(await screen.findByRole('dialog', { name: 'Erase what was learnt of the face of Sigrun Lie?' })).toBeVisible()
  },
})
export const Erasing = machineStory({
  shows: inState('personErasure', 'working'),
  start: peopleWith((stage) => {
    stage.ports.faults.hold('faces.erase')
    return withFaces(stage)
  }, 'named', SIGRUN),
  view,
  play: async (_, canvas) => {
    await erasing(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Erase' }))
  },
})
export const NotErased = machineStory({
  shows: inState('personErasure', 'refused'),
  start: peopleWith((stage) => {
    stage.ports.faults.fail('faces.erase', { code: 'UNREACHABLE' })
    return withFaces(stage)
  }, 'named', SIGRUN),
  view,
  play: async (_, canvas) => {
    await erasing(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Erase' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
})
