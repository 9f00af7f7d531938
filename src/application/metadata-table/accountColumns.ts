import type { ResourceType } from '../../domain/access/modules.ts'
import type { ColumnPreference } from '../../domain/metadata-table/columns.ts'
import { hasFailed } from '../failures/outcome.ts'
import type { ColumnedTemplate, MetadataTableGateway } from './MetadataTableGateway.ts'
import type { TableColumnStore } from './TableColumnStore.ts'

interface Ports {
  readonly metadataTable: Pick<MetadataTableGateway, 'keepColumns'>
  readonly tableColumns: TableColumnStore
  /** The person and organization that calls are made for; undefined: nobody is signed in. */
  readonly signedIn: () => string | undefined
  /** Resolves when no more is changed for a moment, or so it is hoped: a column is drawn wider step by step. */
  readonly columnsPause: () => Promise<void>
}

/** How one person has the columns of templates. What could not be given to the account yet wins over what it has, and is given as soon as it can be. */
export interface AccountColumns {
  read(resourceType: ResourceType, template: Pick<ColumnedTemplate, 'id' | 'columns'>): readonly ColumnPreference[]
  keep(resourceType: ResourceType, templateId: string, columns: readonly ColumnPreference[]): void
}

export const accountColumns = ({ metadataTable, tableColumns, signedIn, columnsPause }: Ports): AccountColumns => {
  /** By person and template: also where the browser keeps nothing. */
  const waiting = new Map<string, readonly ColumnPreference[]>()
  const underWay = new Set<string>()
  /** Sends what waits for its person; answers whether something else does since. */
  const sendWaiting = async (person: string | undefined, key: string, resourceType: ResourceType, templateId: string): Promise<boolean> => {
    await columnsPause()
    const columns = waiting.get(key)
    if (columns === undefined || signedIn() !== person) return false
    const kept = await metadataTable.keepColumns(resourceType, templateId, columns, new AbortController().signal)
    if (hasFailed(kept) || signedIn() !== person) return false
    if (waiting.get(key) !== columns) return true
    waiting.delete(key)
    tableColumns.forget(templateId)
    return false
  }
  const send = async (resourceType: ResourceType, templateId: string): Promise<void> => {
    const person = signedIn()
    const key = `${person} ${templateId}`
    if (underWay.has(key)) return
    underWay.add(key)
    while (await sendWaiting(person, key, resourceType, templateId));
    underWay.delete(key)
  }
  const keep = (resourceType: ResourceType, templateId: string, columns: readonly ColumnPreference[]): void => {
    waiting.set(`${signedIn()} ${templateId}`, columns)
    tableColumns.keep(templateId, columns)
    void send(resourceType, templateId)
  }
  return {
    read: (resourceType, { id, columns }) => {
      const unsent = waiting.get(`${signedIn()} ${id}`) ?? tableColumns.read(id)
      if (unsent.length === 0) return columns
      keep(resourceType, id, unsent)
      return unsent
    },
    keep,
  }
}
