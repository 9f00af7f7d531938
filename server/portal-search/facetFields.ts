import { suggestedAddress } from '../../src/domain/portal/address.ts'
import type { AttributeType } from '../../src/domain/templates/attributeTypes.ts'
import type { ValueTerm } from '../item-index/terms.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'

/** Names of an address that are not a facet's. */
const TAKEN = ['q', 'after', 'folders', 'language', 'format', 'place', 'page', 'sort']

/** What is counted of a type; of all others nothing is. */
const COUNTED: Partial<Readonly<Record<AttributeType, Pick<FacetField, 'is' | 'term'>>>> = {
  dropDown: { is: 'option', term: 'key' },
  multipleChoice: { is: 'option', term: 'key' },
  contact: { is: 'contact', term: 'key' },
  yesNo: { is: 'yesNo', term: 'key' },
  date: { is: 'decade', term: 'days' },
  edtf: { is: 'decade', term: 'days' },
}

/** By what lists of a portal can be narrowed beside the format. */
export interface FacetField {
  /** In an address: the attribute's name in small letters. */
  readonly name: string
  readonly label: string
  readonly is: 'option' | 'contact' | 'yesNo' | 'decade'
  readonly term: ValueTerm
  readonly attributeId: string
  readonly templateId: string
}

interface Row {
  readonly id: string
  readonly templateId: string
  readonly name: string
  readonly type: AttributeType
}

const READ = sql<Row>(`
  select attribute.id, attribute.template_id as "templateId", attribute.name, attribute.type
  from template_attributes attribute join templates template on template.id = attribute.template_id
  order by template.name_key, template.id, attribute.position, attribute.id`)

const newName = (label: string, taken: ReadonlySet<string>): string => {
  const [name, end] = [suggestedAddress(label) || 'field', taken]
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name}-${number}`
    if (!end.has(tried)) return tried
  }
}

interface VisibleAttributes {
  readonly fields: readonly FacetField[]
  /** Of which something is visible. */
  readonly templates: readonly string[]
}

/** The attributes that a visitor sees, in their order. */
export const visibleAttributes = async (visitor: Tenant): Promise<VisibleAttributes> => {
  const rows = await visitor.query(READ)
  const taken = new Set(TAKEN)
  const fields = rows.flatMap(({ id, templateId, name: label, type }): readonly FacetField[] => {
    const counted = COUNTED[type]
    if (counted === undefined) return []
    const name = newName(label, taken)
    taken.add(name)
    return [{ ...counted, name, label, attributeId: id, templateId }]
  })
  return { fields, templates: [...new Set(rows.map(({ templateId }) => templateId))] }
}
