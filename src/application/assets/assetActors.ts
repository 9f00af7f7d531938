import { capability } from '../capabilities/capability.ts'
import type { AssetActor } from './asset.machine.ts'

export interface AssetActors {
  readonly asset: AssetActor
}

export const ASSETS = capability<AssetActors>('assets')
