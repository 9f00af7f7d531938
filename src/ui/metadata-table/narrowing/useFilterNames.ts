import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { MetadataTableActors } from '../../../application/metadata-table/metadataTableActors.ts'
import { namesAmong } from '../../../application/metadata-table/tableContents.ts'
import type { CellFilter } from '../../../domain/metadata-table/cellFilter.ts'
import type { Names } from '../../../domain/metadata/names.ts'
import type { AttributeDefinition } from '../../../domain/templates/attribute.ts'
import { isNamed } from '../../../domain/templates/attributeTypes.ts'

/** What the values of a filter are called, which are learned for it. */
export const useFilterNames = ({ tableView, tableRows, tableCommands, tableAutosaveOf }: MetadataTableActors, attribute: AttributeDefinition | undefined, filter: CellFilter | undefined): Names => {
  const { learnNames } = tableCommands
  useEffect(() => {
    if (attribute !== undefined && isNamed(attribute.type) && filter?.is === 'oneOf') void learnNames(attribute.id, filter.values)
  }, [attribute, filter, learnNames])
  const type = useSelector(tableView, ({ context }) => context.resourceType)
  const saved = useSelector(tableAutosaveOf(type), ({ context }) => context.names)
  const named = namesAmong(saved, useSelector(tableRows, ({ context }) => context.names))
  return { nameOf: (id) => named(id)?.label, idOf: () => undefined }
}
