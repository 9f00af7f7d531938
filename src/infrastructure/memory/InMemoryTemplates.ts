import { withCanonicalDefault } from '../../domain/metadata/defaults.ts'
import { nameKey } from '../../domain/naming/names.ts'
import { storedAttribute, type AttributeDefinition, type AttributeForm } from '../../domain/templates/attribute.ts'
import { isChoice } from '../../domain/templates/attributeTypes.ts'
import { completeDisplay, type DisplayField } from '../../domain/templates/displayFields.ts'
import { distinctLabels, type Option } from '../../domain/templates/options.ts'
import { readersLeft } from '../../domain/templates/readersLeft.ts'
import type { Template, TemplateForm, TemplateReader } from '../../domain/templates/template.ts'
import { fullName } from '../../domain/users/account.ts'
import { tidy } from '../../domain/validation/text.ts'
import type { InMemoryPeople } from './InMemoryPeople.ts'

type Kept = Omit<Template, 'attributeCount' | 'attributes' | 'roles' | 'users' | 'assets'> & {
  readonly attributes: readonly Omit<AttributeDefinition, 'optionCount'>[]
  readonly rolesIds: readonly string[]
  readonly usersIds: readonly string[]
}

const NOW = '2026-11-18T09:00:00.000Z'

const byLabel = (one: Option, other: Option): number => (nameKey(one.label) < nameKey(other.label) ? -1 : 1)

/** The metadata templates of one organization, what their choices offer, and which assets they describe. */
export class InMemoryTemplates {
  readonly templates = new Map<string, Kept>()
  /** By attribute. */
  readonly options = new Map<string, readonly Option[]>()
  /** By an option that was merged: the one that stays for it. */
  readonly merged = new Map<string, string>()
  /** The assets that each template describes. */
  readonly described = new Map<string, ReadonlySet<string>>()
  readonly #people: InMemoryPeople
  #made = 0

  constructor(people: InMemoryPeople) {
    this.#people = people
    people.onLeft((gone) => {
      for (const [id, kept] of this.templates) {
        const left = readersLeft(kept, gone)
        if (left.rolesIds !== kept.rolesIds || left.usersIds !== kept.usersIds) this.templates.set(id, { ...kept, ...left, revision: kept.revision + 1 })
      }
    })
  }

  newId(): string {
    this.#made += 1
    return `00000000-0000-4000-8000-${(0xc0000 + this.#made).toString(16).padStart(12, '0')}`
  }

  /** A template as it is read; nobody is named who is gone. */
  read(id: string): Template | undefined {
    const kept = this.templates.get(id)
    if (kept === undefined) return undefined
    const { rolesIds, usersIds, attributes, ...rest } = kept
    return {
      ...rest,
      attributeCount: attributes.length,
      attributes: attributes.map((attribute) => ({ ...attribute, optionCount: this.options.get(attribute.id)?.length ?? 0 })),
      roles: rolesIds.flatMap((roleId) => this.#reader(roleId, this.#people.roles.get(roleId)?.name)),
      users: usersIds.flatMap((userId) => this.#userReader(userId)),
      assets: this.described.get(id)?.size ?? 0,
    }
  }

  all(): readonly Template[] {
    return [...this.templates.keys()].flatMap((id) => this.read(id) ?? [])
  }

  create(form: TemplateForm): Template {
    const id = this.newId()
    const attributes = this.#attributes(form.attributes)
    const displayFields = completeDisplay([], attributes)
    this.templates.set(id, { ...this.#texts(form), id, state: 'Created', attributes, displayFields, revision: 1, createdAt: NOW, updatedAt: NOW, publishedAt: null })
    return this.#written(id)
  }

  edit(id: string, form: TemplateForm): Template {
    return this.change(id, (kept) => {
      const attributes = this.#attributes(form.attributes)
      return { ...kept, ...this.#texts(form), attributes, displayFields: completeDisplay(kept.displayFields, attributes) }
    })
  }

  change(id: string, change: (kept: Kept) => Kept): Template {
    const kept = this.templates.get(id)
    if (kept === undefined) throw new RangeError(`There is no template ${id}`)
    this.templates.set(id, { ...change(kept), revision: kept.revision + 1 })
    return this.#written(id)
  }

  show(id: string, fields: readonly DisplayField[]): Template {
    return this.change(id, (kept) => ({ ...kept, displayFields: completeDisplay(fields, kept.attributes) }))
  }

  duplicate(like: Template, form: TemplateForm): Template {
    const made = this.create({ ...form, attributes: form.attributes.map((one) => ({ ...one, id: null, options: this.optionsOf(one.id).map(({ label }) => label), defaultValue: isChoice(one.type) ? '' : one.defaultValue })) })
    const idLike = new Map(like.attributes.map(({ id }, at) => [id, made.attributes[at]?.id ?? '']))
    const kept = this.templates.get(made.id)
    if (kept !== undefined) {
      const attributes = kept.attributes.map((one, at) => ({ ...one, defaultValue: this.#sameDefault(like.attributes[at], one.id) ?? one.defaultValue }))
      this.templates.set(made.id, { ...kept, attributes, displayFields: like.displayFields.map((field) => ({ ...field, attributeId: idLike.get(field.attributeId) ?? '' })) })
    }
    return this.#written(made.id)
  }

  optionsOf(attributeId: string | null): readonly Option[] {
    return this.options.get(attributeId ?? '') ?? []
  }

  /** Adds options; answers those that were not there. */
  offer(attributeId: string, labels: readonly string[]): readonly Option[] {
    const present = new Set(this.optionsOf(attributeId).map(({ label }) => nameKey(label)))
    const added = distinctLabels(labels).flatMap((label) => (present.has(nameKey(label)) ? [] : [{ id: this.newId(), label }]))
    this.options.set(attributeId, [...this.optionsOf(attributeId), ...added].toSorted(byLabel))
    return added
  }

  /** A default that is one of these options becomes another one, or none. */
  replaceDefault(templateId: string, attributeId: string, options: readonly string[], by: string): void {
    const kept = this.templates.get(templateId)
    const isMeant = (one: Pick<AttributeDefinition, 'id' | 'defaultValue'>) => one.id === attributeId && options.includes(one.defaultValue)
    if (kept === undefined || !kept.attributes.some(isMeant)) return
    const attributes = kept.attributes.map((one) => (isMeant(one) ? { ...one, defaultValue: by } : one))
    this.templates.set(templateId, { ...kept, attributes, revision: kept.revision + 1 })
  }

  #written(id: string): Template {
    const template = this.read(id)
    if (template === undefined) throw new RangeError(`There is no template ${id}`)
    return template
  }

  #sameDefault(like: AttributeDefinition | undefined, attributeId: string): string | undefined {
    const label = this.optionsOf(like?.id ?? '').find(({ id }) => id === like?.defaultValue)?.label
    return label === undefined ? undefined : this.optionsOf(attributeId).find((one) => one.label === label)?.id
  }

  #texts({ name, shortDescription, type, rolesIds, usersIds }: TemplateForm) {
    return { name: tidy(name), shortDescription: tidy(shortDescription), type: type as Template['type'], rolesIds: [...new Set(rolesIds)], usersIds: [...new Set(usersIds)] }
  }

  #attributes(forms: readonly AttributeForm[]): Kept['attributes'] {
    return forms.map((form) => {
      const id = form.id ?? this.newId()
      if (isChoice(form.type)) this.offer(id, form.options)
      else this.options.delete(id)
      return { ...storedAttribute(withCanonicalDefault(form)), id }
    })
  }

  #reader(id: string, name: string | undefined): readonly TemplateReader[] {
    return name === undefined ? [] : [{ id, name }]
  }

  #userReader(id: string): readonly TemplateReader[] {
    const account = this.#people.accounts.get(id)
    return account === undefined ? [] : [{ id, name: fullName(account) }]
  }
}
