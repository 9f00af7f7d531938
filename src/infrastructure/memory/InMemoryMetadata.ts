import type { AttributeValues, MetadataChange } from '../../domain/metadata/assetMetadata.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import type { AttributeDefinition } from '../../domain/templates/attribute.ts'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import type { Template } from '../../domain/templates/template.ts'
import type { InMemoryTemplates } from './InMemoryTemplates.ts'

interface Author {
  readonly firstName: string
  readonly lastName: string
}

export interface KeptChange extends Omit<MetadataChange, 'undoable'> {
  readonly assetId: string
  readonly revision: number
}

/** A minute for each change, so that they have an order. */
const FIRST_CHANGE = Date.parse('2026-11-18T12:00:00.000Z')
const MINUTE = 60_000

/** What templates say of the assets of a library, and how it came to be said. */
export class InMemoryMetadata {
  readonly changes: KeptChange[] = []
  /** Those that an entry of the history counts, by its identifier. */
  readonly counted = new Map<string, readonly KeptChange[]>()
  readonly #values = new Map<string, readonly MetadataValue[]>()
  readonly #templates: InMemoryTemplates

  constructor(templates: InMemoryTemplates) {
    this.#templates = templates
  }

  /** With merged options as those that stay for them. */
  current(values: readonly MetadataValue[], { type }: Pick<AttributeDefinition, 'type'>): readonly MetadataValue[] {
    return isChoice(type) ? [...new Set(values.map((value) => this.#templates.merged.get(value) ?? value))] : values
  }

  read(assetId: string, attribute: Pick<AttributeDefinition, 'id' | 'type'>): AttributeValues {
    const latest = this.changes.findLast((change) => change.assetId === assetId && change.attributeId === attribute.id)
    return {
      attributeId: attribute.id,
      values: this.current(this.#values.get(`${assetId} ${attribute.id}`) ?? [], attribute),
      revision: latest?.revision ?? 0,
      changedAt: latest?.at ?? null,
      changedBy: latest === undefined ? '' : `${latest.firstName} ${latest.lastName}`.trim(),
    }
  }

  write(author: Author, assetId: string, templateId: string, attribute: Pick<AttributeDefinition, 'id' | 'type'>, after: readonly MetadataValue[]): AttributeValues {
    const before = this.read(assetId, attribute)
    this.#values.set(`${assetId} ${attribute.id}`, after)
    const made = this.changes.length + 1
    this.changes.push({
      id: `00000000-0000-4000-8000-${(0xd0000 + made).toString(16).padStart(12, '0')}`,
      at: new Date(FIRST_CHANGE + made * MINUTE).toISOString(),
      firstName: author.firstName,
      lastName: author.lastName,
      assetId,
      templateId,
      attributeId: attribute.id,
      revision: before.revision + 1,
      before: before.values,
      after,
    })
    return this.read(assetId, attribute)
  }

  /** Says another contact, or nobody, wherever one of these is said; answers what was changed. */
  replaceContacts(author: Author, ids: readonly string[], into: string | null): readonly KeptChange[] {
    const first = this.changes.length
    for (const template of this.#templates.all()) {
      for (const attribute of template.attributes.filter(({ type }) => type === 'contact')) {
        for (const assetId of this.#templates.described.get(template.id) ?? []) {
          const { values } = this.read(assetId, attribute)
          if (!values.some((value) => ids.includes(value))) continue
          this.write(author, assetId, template.id, attribute, [...new Set(values.flatMap((value) => (ids.includes(value) ? (into ?? []) : value)))])
        }
      }
    }
    return this.changes.slice(first)
  }

  /** What was said before these changes, where nobody has changed it since. */
  restore(author: Author, changes: readonly KeptChange[]): void {
    for (const { assetId, templateId, attributeId, revision, before } of changes) {
      const attribute = { id: attributeId, type: 'contact' } as const
      if (this.read(assetId, attribute).revision === revision) this.write(author, assetId, templateId, attribute, before)
    }
  }

  /** A copy says the same; how it came to be said stays with what it is a copy of. */
  copy(from: string, to: string): void {
    for (const [templateId, assets] of this.#templates.described) if (assets.has(from)) this.assign(to, { id: templateId })
    for (const [key, values] of this.#values) {
      const [assetId, attributeId] = key.split(' ')
      if (assetId === from) this.#values.set(`${to} ${attributeId}`, values)
    }
  }

  isDescribed(assetId: string, templateId: string): boolean {
    return this.#templates.described.get(templateId)?.has(assetId) === true
  }

  assign(assetId: string, { id }: Pick<Template, 'id'>): void {
    this.#templates.described.set(id, new Set([...(this.#templates.described.get(id) ?? []), assetId]))
  }

  takeOff(assetId: string, { id }: Pick<Template, 'id'>): void {
    this.#templates.described.set(id, new Set([...(this.#templates.described.get(id) ?? [])].filter((one) => one !== assetId)))
  }
}
