import type { Selection } from '../src/domain/items/selection.ts'
import type { Stage } from './library.ts'

const DESCRIPTIONS = ['The harbour from the pier, seen in the first winter after the fire.', 'The crew before the launch', '']

/** Some pictures of the sample as people have described them, each a little otherwise; how many. */
const describedPictures = ({ ports }: Pick<Stage, 'ports'>, count = 12): readonly string[] => {
  const { library, pictures } = ports.sample
  const [, store] = [...library.repositories.keys()]
  return pictures.slice(0, count).map(({ id }, at) => {
    const picture = library.assets.get(id)
    if (picture === undefined) throw new Error('The sample has no such picture')
    const tags = ['Harbour', ...(at % 3 === 0 ? ['Winter'] : []), ...(at % 4 === 0 ? ['Keeper’s chest'] : [])]
    const description = DESCRIPTIONS[at % DESCRIPTIONS.length] ?? ''
    library.assets.set(id, { ...picture, description, tags, repositoryId: store ?? null, repository: 'Cold store' })
    return id
  })
}

/** Opens the dialog in which they are edited, two folders among them. */
export const editMany = (stage: Pick<Stage, 'ports' | 'shell'>, count?: number): void => {
  const { folders } = stage.ports.sample
  const assets = describedPictures(stage, count)
  const selection: Selection = { kind: 'items', folders: [folders.harbour.id, folders.ships.id], assets }
  stage.shell.bulkEdit.send({ type: 'edit.open', asked: { type: 'RECORDS', selection, assets: assets.length, folders: 2 } })
}
