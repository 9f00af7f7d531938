import { ASSETS } from '../../application/assets/assetActors.ts'
import { startAsset } from '../../application/assets/startAsset.ts'
import { inMemory, noPorts } from '../registration/inMemory.ts'

export const assets = inMemory(ASSETS, { ports: noPorts, start: startAsset })
