import type { AssetDetail } from '../../src/domain/assets/asset.ts'
import type { Folder } from '../../src/domain/folders/folder.ts'
import { BufferFile } from './files.ts'
import { signal, value } from './outcomes.ts'
import type { Ports } from './ports.ts'

export const NOWHERE = '00000000-0000-4000-8000-00000000ffff'

/** What the tests of copying, moving and the trash make and look at, by the ports alone. */
export const moveCopy = (ports: () => Ports) => {
  const folder = async (name: string, parentId: string | null = null): Promise<Folder> =>
    value(await ports().folders.create('RECORDS', parentId, name, signal()))
  const asset = async (name: string, folderId: string, text = `about ${name}\n`): Promise<AssetDetail> => {
    const file = new BufferFile(Buffer.from(text), name)
    const sending = { file, destination: { type: 'RECORDS', folderId }, name, address: undefined } as const
    const { assetId } = value(await ports().uploads.send(sending, { kept: () => undefined, sent: () => undefined }, signal()))
    return value(await ports().assets.read('RECORDS', assetId, signal()))
  }
  const inside = async (folderId: string): Promise<readonly string[]> => {
    const { folders } = value(await ports().folders.children({ type: 'RECORDS', parentId: folderId, sort: 'name', direction: 'asc' }, signal()))
    const { items, total } = value(await ports().assets.page({ type: 'RECORDS', folderId, sort: 'name', direction: 'asc' }, 0, signal()))
    const { folderCount, assetCount } = value(await ports().folders.read('RECORDS', folderId, signal()))
    if (folderCount !== folders.length || assetCount !== items.length || total !== items.length) throw new Error('The counts are not what the lists are')
    return [...folders, ...items].map(({ name }) => name)
  }
  const used = async () => {
    const { usedBytes, files } = value(await ports().usages.read(signal()))
    return { usedBytes, files }
  }
  const binned = async () => value(await ports().trash.page({ direction: 'desc' }, null, signal()))
  return { folder, asset, inside, used, binned }
}
