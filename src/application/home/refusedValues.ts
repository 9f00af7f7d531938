import { RESOURCE_TYPES, type ResourceType } from '../../domain/access/modules.ts'
import { type ValueEdit, waitsForPerson } from '../../domain/metadata/valueEdit.ts'

/** What the person wrote into fields and cells of a module, and the server has not taken. */
export type KeptEdits = (type: ResourceType) => readonly ValueEdit[]

/** Values of a module that were not taken, and wait for the person who wrote them. */
export interface RefusedValues {
  readonly type: ResourceType
  readonly count: number
  /** The assets that they are of, each once. */
  readonly assets: readonly string[]
}

export const refusedValues = (keptEdits: KeptEdits): readonly RefusedValues[] =>
  RESOURCE_TYPES.flatMap((type) => {
    const waiting = keptEdits(type).filter(waitsForPerson)
    return waiting.length === 0 ? [] : [{ type, count: waiting.length, assets: [...new Set(waiting.map(({ assetId }) => assetId))] }]
  })
