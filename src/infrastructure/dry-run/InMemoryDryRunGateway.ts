import * as Result from 'effect/Result'
import type { DryRunGateway } from '../../application/dry-run/DryRunGateway.ts'
import type { EmbeddedMetadataGateway } from '../../application/embedded-metadata/EmbeddedMetadataGateway.ts'
import type { ResourceType } from '../../domain/access/modules.ts'
import { contactNames } from '../../domain/contacts/contactValues.ts'
import { DryRunCount, type TriedAttribute } from '../../domain/dry-run/dryRun.ts'
import type { EmbeddedField } from '../../domain/metadata/embeddedFields.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import { canDescribe } from '../../domain/templates/template.ts'
import type { Faults } from '../memory/Faults.ts'
import type { InMemoryLibrary } from '../memory/InMemoryLibrary.ts'
import type { Memory } from '../memory/Memory.ts'
import { contactsIn } from '../metadata/inMemoryNames.ts'
import type { InMemoryTemplates } from '../memory/InMemoryTemplates.ts'

interface Parts {
  readonly templates: InMemoryTemplates
  readonly contacts: Memory['contacts']
  readonly library: InMemoryLibrary
  readonly embeddedMetadata: Pick<EmbeddedMetadataGateway, 'metadata'>
  readonly faults: Faults
}

export class InMemoryDryRunGateway implements DryRunGateway {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async run(templateId: string, signal: AbortSignal) {
    const { templates, library, faults } = this.#parts
    const fault = await faults.meet<'TEMPLATE_NOT_FOUND'>('dryRun.run', signal)
    if (fault) return Result.fail(fault)
    const template = templates.read(templateId)
    if (template === undefined) return Result.fail({ code: 'TEMPLATE_NOT_FOUND' } as const)
    const tried = template.attributes.map((one): TriedAttribute => {
      if (one.type === 'contact') return { ...one, names: contactNames(contactsIn(this.#parts)) }
      return isChoice(one.type) ? { ...one, names: namesOf(templates.optionsOf(one.id)) } : one
    })
    const count = new DryRunCount(tried)
    for (const { id, name, type } of library.assets.values()) {
      if (library.trashed.has(id) || !canDescribe(template.type, type)) continue
      const fields = await this.#fieldsOf(type, id, signal)
      count.add({ id, name, type, isRead: fields !== undefined, textOf: (field) => fields?.get(field) })
    }
    return Result.succeed(count.result())
  }

  async #fieldsOf(type: ResourceType, id: string, signal: AbortSignal): Promise<ReadonlyMap<EmbeddedField, string> | undefined> {
    const found = await this.#parts.embeddedMetadata.metadata(type, id, signal)
    if (Result.isFailure(found) || found.success.state !== 'Ready') return undefined
    return new Map(found.success.groups.flatMap(({ group, fields }) => fields.map(({ field, value }) => [`${group}.${field}`, value] as const)))
  }
}
