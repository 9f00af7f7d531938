import { outlineOf, type FoundItem, type FoundValue } from '../../../src/domain/assistant/answers/findings.ts'
import { bestOf, passagesIn, saysHowMuch, saysWhen, saysWho, scored, type Scored, type Weighed } from '../../../src/domain/assistant/passages.ts'
import type { Intent } from '../../../src/domain/assistant/questions/cues.ts'
import { mayViewContacts } from '../../../src/domain/contacts/rights.ts'
import { namesOf } from '../../../src/domain/metadata/names.ts'
import { VALUE_TYPES } from '../../../src/domain/metadata/valueTypes.ts'
import type { Language } from '../../../src/domain/preferences/language.ts'
import { can } from '../../../src/domain/rights/can.ts'
import { isOffered } from '../../../src/domain/rights/offered.ts'
import { formatCalendarDate } from '../../../src/domain/format/dates.ts'
import type { Viewer } from '../../access/viewer.ts'
import type { Tenant } from '../../database/tenant.ts'
import { PATHS } from '../../items/folderRows.ts'
import { attributeOf } from '../../templates/templateRows.ts'
import { ITEMS, RELATED, VALUES, type ItemRow } from './detailRows.ts'

/** Passages of one thing that may be told. */
const MOST_PASSAGES = 4

export interface Detailing {
  readonly ids: readonly string[]
  /** Where a long text is opened, the best first: patterns of PostgreSQL's. */
  readonly places: readonly string[]
  readonly wanted: readonly Weighed[]
  readonly intents: readonly Intent[]
  readonly asksHowMuch: boolean
  readonly language: Language
  readonly templates: readonly string[]
}

const valuesOf = async (tenant: Tenant, { ids, templates, language }: Detailing): Promise<ReadonlyMap<string, readonly FoundValue[]>> => {
  if (templates.length === 0) return new Map()
  const rows = await tenant.query(VALUES, [tenant.organizationId, ids, templates])
  const all = rows.map((row) => {
    const { name, type, unit, currency } = attributeOf(row)
    const names = namesOf(row.label === null ? [] : [{ id: row.value, label: row.label }])
    return { assetId: row.assetId, attribute: name, text: VALUE_TYPES[type].format(row.value, { type, unit, currency, names }, language), isDate: type === 'date' || type === 'edtf' }
  })
  return Map.groupBy(all, ({ assetId }) => assetId)
}

const extraFor = ({ intents, asksHowMuch }: Pick<Detailing, 'intents' | 'asksHowMuch'>) => (text: string): number => (asksHowMuch ? saysHowMuch(text) : 0) + (intents.includes('when') ? saysWhen(text) : 0) + (intents.includes('who') ? saysWho(text) : 0)

/** Passages that answer best: of the text, of what describes it, of what templates say. */
const bestIn = ({ content, description }: ItemRow, values: readonly FoundValue[], asked: Detailing): FoundItem['best'] => {
  const { wanted } = asked
  const extra = extraFor(asked)
  const inField = (field: string, passages: readonly Scored[]) => passages.map((passage) => ({ ...passage, field }))
  const ofText = content === null ? [] : scored(passagesIn(content.text, { firstPage: content.page, isTable: content.isTable }), wanted, extra)
  const all = [
    ...inField('description', scored(description === '' ? [] : [{ text: description }], wanted, extra)),
    ...values.flatMap(({ attribute, text }) => inField(attribute, scored([{ text }], wanted, extra))),
    ...inField('content', bestOf(ofText, MOST_PASSAGES)),
  ]
  return bestOf(all, MOST_PASSAGES)
}

/** What was found, with all that the asker may read of it; in the order of `ids`. */
export const detailsOf = async (tenant: Tenant, viewer: Viewer, asked: Detailing): Promise<readonly FoundItem[]> => {
  if (asked.ids.length === 0) return []
  const [rows, values, related] = await Promise.all([
    tenant.query(ITEMS(viewer.restricted), [tenant.organizationId, asked.ids, asked.places, viewer.userId]),
    valuesOf(tenant, asked),
    mayViewContacts(viewer) ? tenant.query(RELATED, [tenant.organizationId, asked.ids]) : [],
  ])
  const paths = new Map((await tenant.query(PATHS, [tenant.organizationId, rows.flatMap(({ folderId }) => folderId ?? [])])).map(({ start, path }) => [start, path]))
  const showsPersons = isOffered(viewer.features, 'viewPersons')
  const items = rows.map((row): FoundItem => {
    const own = values.get(row.id) ?? []
    return {
      kind: row.kind,
      id: row.id,
      name: row.name,
      resourceType: row.type,
      ...(row.contentVersion === null ? {} : { contentVersion: row.contentVersion }),
      path: (row.folderId === null ? [] : (paths.get(row.folderId) ?? [])).map(({ name }) => name),
      description: row.description,
      repository: row.repository,
      rights: row.rights,
      added: formatCalendarDate(row.createdAt.toISOString().slice(0, 10)),
      addedBy: row.addedBy,
      values: own,
      persons: showsPersons ? row.persons : [],
      contacts: related.filter(({ resourceId }) => resourceId === row.id).map(({ id, name, kind }) => ({ id, name, kind })),
      opening: row.content === null ? [] : passagesIn(row.content.opening, { isTable: row.content.isTable }).slice(0, MOST_PASSAGES),
      best: bestIn(row, own, asked),
    }
  })
  const seen = can(viewer.permissions, 'viewDetails') ? items : items.map(outlineOf)
  return seen.toSorted((one, other) => asked.ids.indexOf(one.id) - asked.ids.indexOf(other.id))
}
