import { createActor } from 'xstate'
import { leadingTree, type LedTree } from '../navigation/leadingTree.ts'
import { createAssetMachine, type AssetPorts } from './asset.machine.ts'
import type { AssetActors } from './assetActors.ts'

export const startAsset = (ports: AssetPorts & { readonly first: { readonly tree: LedTree } }): AssetActors => {
  const asset = createActor(createAssetMachine(ports)).start()
  const lead = leadingTree(ports.first.tree)
  asset.subscribe(({ context }) => lead(context.asset?.type, context.asset?.path))
  return { asset }
}
