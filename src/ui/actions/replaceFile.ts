import type { TransferActors } from '../../application/transfers/transferActors.ts'
import type { AssetSummary } from '../../domain/assets/asset.ts'
import { replacementExtensions } from '../../domain/versions/replacement.ts'
import { chooseFile } from '../uploads/chooseFiles.ts'

type Replaced = Pick<AssetSummary, 'id' | 'type' | 'folderId' | 'name' | 'contentVersion'>

/** Has a person choose the file that takes the place of an asset's, as it is seen now, and sends it through the transfers. */
export const replaceFile = async (load: () => Promise<Pick<TransferActors, 'transfers'>>, asset: Replaced, folderName: string): Promise<void> => {
  const { id, type, folderId, name, contentVersion } = asset
  const file = await chooseFile(replacementExtensions(name))
  if (file === undefined) return
  const { transfers } = await load()
  transfers.send({ type: 'replacement.chosen', destination: { type, folderId }, folderName, asset: { id, name, seen: contentVersion }, file })
}
