import type { Meta } from '@storybook/react-vite'
import { waitFor } from 'xstate'
import { type Library, libraryWith, type Stage } from '../../../.storybook/library.ts'
import { inState } from '../stories/inState.ts'
import { machineStory } from '../stories/machineStory.tsx'
import { RepositoryList } from './RepositoryList.tsx'

const meta = {} satisfies Meta

export default meta

const view = ({ repositories }: Library) => <RepositoryList repositories={repositories} />
const open = (prepare: (stage: Stage) => void = () => undefined) =>
  libraryWith((stage) => {
    prepare(stage)
    stage.shell.repositories.send({ type: 'repositories.open', organizationId: 'organization-1' })
  })
const shown = ({ repositories }: Library) => waitFor(repositories, (snapshot) => snapshot.matches('looking'))

export const Unopened = machineStory({ shows: inState('repositories', 'unopened'), start: libraryWith(), view })
export const Reading = machineStory({
  shows: inState('repositories', 'reading'),
  start: open(({ ports }) => void ports.faults.hold('repositories.list')),
  view,
})
export const Failed = machineStory({
  shows: inState('repositories', 'failed'),
  start: open(({ ports }) => ports.faults.fail('repositories.list', { code: 'UNREACHABLE' })),
  view,
})
export const Looking = machineStory({ shows: inState('repositories', 'looking'), start: open(), view })

export const Editing = machineStory({
  shows: inState('repositories', 'editing'),
  start: open(),
  view,
  play: async (actors) => {
    await shown(actors)
    actors.repositories.send({ type: 'draft.begin', repository: undefined })
    actors.repositories.send({ type: 'name.typed', name: 'cold STORE' })
    actors.repositories.send({ type: 'save' })
  },
})

export const Removing = machineStory({
  shows: inState('repositories', 'removing'),
  start: open(({ ports }) => {
    const [asset] = ports.sample.files
    const [repository] = ports.sample.library.repositories.values()
    if (asset && repository) ports.sample.library.assets.set(asset.id, { ...asset, repositoryId: repository.id, repository: repository.name })
  }),
  view,
  play: async (actors) => {
    const { context } = await shown(actors)
    const repository = context.list.find(({ assets }) => assets > 0)
    if (repository !== undefined) actors.repositories.send({ type: 'removal.ask', repository })
  },
})

export const Saving = machineStory({
  shows: inState('repositories', 'saving'),
  start: open(({ ports }) => void ports.faults.hold('repositories.create')),
  view,
  play: async (actors) => {
    await shown(actors)
    actors.repositories.send({ type: 'draft.begin', repository: undefined })
    actors.repositories.send({ type: 'name.typed', name: 'Attic' })
    actors.repositories.send({ type: 'save' })
  },
})
