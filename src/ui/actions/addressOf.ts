import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import { assetListOf } from '../../application/folders/folderContents.ts'
import type { Ground, Thing } from '../../application/actions/things.ts'
import type { ActionId } from '../../domain/actions/actions.ts'
import { assetAddress, editing, folderAddress, folderDetailAddress } from '../addresses/library.ts'

const onlyAsset = (thing: Thing): string | undefined => {
  if (thing.subject === 'asset') return thing.asset.id
  const [only, ...others] = thing.subject === 'selection' ? (thing.items ?? []) : []
  return only?.kind === 'asset' && others.length === 0 ? only.id : undefined
}

const ofAsset = (thing: Extract<Thing, { subject: 'asset' }>, { place, listed }: Ground): string => {
  const list = assetListOf(place)
  return assetAddress(thing.asset.type, thing.asset.id, listed === undefined ? list && { list, row: thing.row } : listed.origin)
}

/** Where an action leads that is a link; undefined for those that do something here. */
export const addressOf = (id: ActionId, thing: Thing, ground: Ground, files: FileAddresses): string | undefined => {
  if (id === 'download') {
    const asset = onlyAsset(thing)
    return asset && files.content(asset)
  }
  if (thing.subject === 'asset') {
    if (id === 'open') return ofAsset(thing, ground)
    return id === 'edit' ? editing(ofAsset(thing, ground)) : undefined
  }
  if (thing.subject === 'selection' || thing.folder === null) return undefined
  if (id === 'open') return folderAddress(thing.folder.type, thing.folder.id, ground.listed === undefined ? ground.place : undefined)
  return id === 'details' ? folderDetailAddress(thing.folder.type, thing.folder.id) : undefined
}
