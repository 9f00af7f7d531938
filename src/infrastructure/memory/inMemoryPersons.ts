import type { Changes } from '../../domain/activity/entry.ts'
import { personChanged, personsNamed } from '../../domain/activity/personChanges.ts'
import type { Undo } from '../../domain/activity/undo.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import type { InMemoryLibrary } from './InMemoryLibrary.ts'

type Marking = Extract<Undo, { readonly call: 'persons' }>

/** Whether a change of persons can be taken back: whom it marked is there, in the file that it was made to. */
export const isCurrent = ({ assets, persons }: InMemoryLibrary, assetId: string, { before, after }: Marking): boolean => {
  const ids = (persons.get(assetId) ?? []).map(({ id }) => id)
  return after.every(({ id }) => ids.includes(id)) && [...before, ...after].every(({ contentVersion }) => contentVersion === assets.get(assetId)?.contentVersion)
}

/** Writes down what was done to the persons of a picture, and tells who has it open. */
export const recordPersons = (library: InMemoryLibrary, asset: AssetDetail, before: Changes, after: Changes): void => {
  library.history.record({ kind: 'asset.updated', resource: asset, before, after })
  const { id: assetId, folderId, type, thumbnail, indexing } = asset
  library.publish({ kind: 'asset.changed', assetId, folderId, type, thumbnail, indexing })
}

/** Marks whom a change took out, takes out whom it marked, and names and places whom it changed as before. */
export const takeBackPersons = (library: InMemoryLibrary, asset: AssetDetail, { before, after }: Marking): void => {
  const { contentVersion } = asset
  const marked = () => library.persons.get(asset.id) ?? []
  for (const { id } of after) {
    const was = before.find((one) => one.id === id)
    const now = marked().find((one) => one.id === id)
    if (now === undefined) continue
    if (was === undefined) {
      library.persons.set(asset.id, marked().filter((one) => one.id !== id))
      recordPersons(library, asset, personsNamed([now], contentVersion), {})
      continue
    }
    const next = { ...now, name: was.name, area: was.area, revision: now.revision + 1 }
    const change = personChanged(now, next, contentVersion)
    library.persons.set(asset.id, marked().map((one) => (one.id === id ? next : one)))
    if (change !== undefined) recordPersons(library, asset, change.before, change.after)
  }
  const gone = before.filter(({ id }) => after.every((one) => one.id !== id))
  if (gone.length === 0) return
  const back = gone.map(({ id, name, area, source }) => ({ id, name, area, source, revision: 1 }))
  library.persons.set(asset.id, [...marked(), ...back])
  recordPersons(library, asset, {}, personsNamed(back, contentVersion))
}
