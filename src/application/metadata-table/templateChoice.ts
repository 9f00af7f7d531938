import type { ResourceType } from '../../domain/access/modules.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import type { ChoiceAsked } from './MetadataTableGateway.ts'
import type { TableSelectionStore } from './TableSelectionStore.ts'
import { scopeOf, type ViewQuery, WHOLE_MODULE } from './viewQuery.ts'

export interface Choosing {
  readonly resourceType: ResourceType
  /** As the address names it. */
  readonly wanted: string | undefined
  readonly query: ViewQuery
  /** It is open. */
  readonly template: DescribingTemplate | undefined
}

/** What the table is to be opened by; what is open already is read again. */
export const choiceAsked = ({ resourceType, wanted, query, template }: Choosing, selections: Pick<TableSelectionStore, 'read'>): ChoiceAsked => {
  const { filters, sort } = query
  return {
    resourceType,
    templateId: template?.id ?? wanted,
    scope: scopeOf(query, selections) ?? WHOLE_MODULE.scope,
    attributeIds: [...filters.map(({ attributeId }) => attributeId), ...(sort.by === 'attribute' ? [sort.attributeId] : [])],
  }
}
