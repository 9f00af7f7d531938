import { mostValues } from '../metadata/values.ts'
import { nameKey } from '../naming/names.ts'
import type { AttributeDefinition } from '../templates/attribute.ts'
import { isNamed } from '../templates/attributeTypes.ts'
import type { FieldProblems, Problem } from '../validation/problem.ts'

/** Where the values of one attribute go. */
export interface AttributeMatch {
  readonly attributeId: string
  /** An attribute of the other template; null: they stay where they are. */
  readonly targetId: string | null
  /** Options that the target lacks are added to it; otherwise their values stay. */
  readonly addOptions: boolean
}

/** One of each attribute of the former template; what is left out stays. */
export type Mapping = readonly AttributeMatch[]

export type MatchedAttribute = Pick<AttributeDefinition, 'id' | 'name' | 'type' | 'repeatable' | 'element'>

const sameName = (one: MatchedAttribute, other: MatchedAttribute): boolean => nameKey(one.name) === nameKey(other.name)

/** What makes two attributes the same, the surest first. */
const LIKENESSES: readonly ((one: MatchedAttribute, other: MatchedAttribute) => boolean)[] = [
  (one, other) => sameName(one, other) && one.type === other.type,
  sameName,
  (one, other) => one.element !== null && one.element === other.element && one.type === other.type,
]

/** Proposes where values go: by name and type, by name, by standard element and type. Never two to an attribute that holds one value. */
export const matchAttributes = (from: readonly MatchedAttribute[], to: readonly MatchedAttribute[]): Mapping => {
  const targets = new Map<string, string>()
  for (const isLike of LIKENESSES) {
    for (const one of from.filter(({ id }) => !targets.has(id))) {
      const taken = new Set(targets.values())
      const found = to.find((other) => isLike(one, other) && (!taken.has(other.id) || mostValues(other) > 1))
      if (found !== undefined) targets.set(one.id, found.id)
    }
  }
  return from.map(({ id }) => ({ attributeId: id, targetId: targets.get(id) ?? null, addOptions: false }))
}

type HeldAttribute = MatchedAttribute & Pick<AttributeDefinition, 'unit' | 'currency'>

const holdsTheSame = (one: HeldAttribute, other: HeldAttribute): boolean =>
  one.type === other.type && !isNamed(one.type) && one.unit === other.unit && one.currency === other.currency && mostValues(one) <= mostValues(other)

/**
 * The attributes whose values go over as they are, whatever they say: to one that holds the same, and that nothing else goes to. Only where the target
 * says nothing yet.
 */
export const movedAsTheyAre = (mapping: Mapping, from: readonly HeldAttribute[], to: readonly HeldAttribute[]): Mapping =>
  mapping.filter(({ attributeId, targetId }) => {
    const [source, target] = [from.find(({ id }) => id === attributeId), to.find(({ id }) => id === targetId)]
    return source !== undefined && target !== undefined && holdsTheSame(source, target) && mapping.filter((match) => match.targetId === targetId).length === 1
  })

/** Where one attribute cannot go: problems stand under `mapping.<index>.<field>`, and under `mapping` where nothing goes anywhere. */
export const mappingProblems = (mapping: Mapping, from: readonly MatchedAttribute[], to: readonly MatchedAttribute[]): FieldProblems => {
  if (mapping.every(({ targetId }) => targetId === null)) return { mapping: { code: 'required' } }
  const [seen, taken] = [new Set<string>(), new Set<string>()]
  const found: (readonly [string, Problem])[] = []
  for (const [index, { attributeId, targetId }] of mapping.entries()) {
    const target = to.find(({ id }) => id === targetId)
    if (!from.some(({ id }) => id === attributeId)) found.push([`mapping.${index}.attributeId`, { code: 'unknownField' }])
    else if (seen.has(attributeId)) found.push([`mapping.${index}.attributeId`, { code: 'duplicated' }])
    if (targetId !== null && target === undefined) found.push([`mapping.${index}.targetId`, { code: 'notAnOption' }])
    if (target !== undefined && taken.has(target.id) && mostValues(target) === 1) found.push([`mapping.${index}.targetId`, { code: 'duplicated' }])
    seen.add(attributeId)
    if (targetId !== null) taken.add(targetId)
  }
  return Object.fromEntries(found)
}
