import { addingNames, type AddingNames } from '../../domain/guided-move/addedOptions.ts'
import type { Mapping } from '../../domain/guided-move/mapping.ts'
import { movingBy, type Moved, type NamedAttribute, type PlannedMove, type ValuesByAttribute } from '../../domain/guided-move/moveValues.ts'
import type { Names } from '../../domain/metadata/names.ts'
import type { Language } from '../../domain/preferences/language.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { isChoice, isReference } from '../../domain/templates/attributeTypes.ts'
import { MAX_OPTIONS } from '../../domain/templates/options.ts'
import { canDescribe, type Template } from '../../domain/templates/template.ts'
import type { Memory } from '../memory/Memory.ts'
import { namedIn } from '../metadata/inMemoryNames.ts'

type MovingMemory = Pick<Memory, 'templates' | 'metadata' | 'library' | 'contacts'>

export interface Ends {
  readonly from: Template
  readonly to: Template
}

/** What a move makes of each asset that it reaches, in memory. */
interface TriedMove {
  readonly plan: readonly PlannedMove[]
  readonly results: ReadonlyMap<string, Moved>
  /** By the target: options that it lacks. */
  readonly added: ReadonlyMap<string, readonly string[]>
  /** How many assets are left as they are. */
  readonly left: number
}

const valuesIn = ({ metadata }: MovingMemory, assetId: string, { attributes }: Template): ValuesByAttribute =>
  new Map(attributes.map((attribute) => [attribute.id, metadata.read(assetId, attribute).values]))

/** The assets that a move reaches: none in the trash, nor of a module that the target does not describe. */
export const reachedAssets = ({ templates, library }: MovingMemory, { from, to }: Ends): { readonly reached: readonly string[]; readonly left: number } => {
  const described = [...(templates.described.get(from.id) ?? [])]
  const reached = described.filter((id) => {
    const asset = library.assets.get(id)
    return asset !== undefined && !library.trashed.has(id) && canDescribe(to.type, asset.type)
  })
  return { reached: reached.toSorted(), left: described.length - reached.length }
}

export const tryMove = (memory: MovingMemory, ends: Ends, mapping: Mapping, language: Language): TriedMove => {
  const { reached, left } = reachedAssets(memory, ends)
  const adding = new Map<string, AddingNames>()
  const all = (attribute: AttributeDefinition) => reached.flatMap((id) => memory.metadata.read(id, attribute).values)
  const named = (attribute: AttributeDefinition, present: readonly string[]): NamedAttribute => ({ ...namedIn(memory, attribute, present), id: attribute.id })
  const growing = (id: string, names: Names, optionCount: number): AddingNames => {
    const grown = adding.get(id) ?? addingNames(names, MAX_OPTIONS - optionCount)
    adding.set(id, grown)
    return grown
  }
  const target = (attribute: AttributeDefinition, source: AttributeDefinition, addOptions: boolean): NamedAttribute => {
    const own = named(attribute, attribute.type === source.type && isReference(attribute.type) ? all(source) : [])
    return addOptions && isChoice(attribute.type) && own.names !== undefined ? { ...own, names: growing(attribute.id, own.names, attribute.optionCount) } : own
  }
  const plan = ends.from.attributes.map((attribute): PlannedMove => {
    const match = mapping.find(({ attributeId }) => attributeId === attribute.id)
    const to = ends.to.attributes.find(({ id }) => id === match?.targetId)
    return { from: named(attribute, []), to: match === undefined || to === undefined ? null : target(to, attribute, match.addOptions) }
  })
  const moving = movingBy(plan, language)
  const results = new Map(reached.map((id) => [id, moving(valuesIn(memory, id, ends.from), valuesIn(memory, id, ends.to))]))
  return { plan, results, left, added: new Map([...adding].map(([id, names]) => [id, names.added()])) }
}
