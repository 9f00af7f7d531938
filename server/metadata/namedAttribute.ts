import type { MetadataValue } from '../../src/domain/metadata/value.ts'
import type { ListedAttribute } from '../../src/domain/metadata/values.ts'
import type { AttributeDefinition } from '../../src/domain/templates/attribute.ts'
import type { ValueNames } from './valueNames.ts'

/** An attribute with the names of what its values stand for. What it says already stays sayable, also where its writer does not see it. */
export const namedAttribute = (attribute: AttributeDefinition, names: ValueNames, present: readonly MetadataValue[]): ListedAttribute => {
  const { type, unit, currency, required, repeatable } = attribute
  const [plain, known] = [{ type, unit, currency, required, repeatable }, names.of(attribute)]
  if (known === undefined) return plain
  return { ...plain, names: { ...known, nameOf: (id) => known.nameOf(id) ?? (present.includes(id) ? id : undefined) } }
}
