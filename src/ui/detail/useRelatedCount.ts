import { useSelector } from '@xstate/react'
import type { ItemListActor } from '../../application/lists/itemList.machine.ts'
import type { RelatedPlace } from '../../application/relations/RelationGateway.ts'

/** How much is related to an asset or folder; undefined while that is not known. */
export const useRelatedCount = (related: ItemListActor<RelatedPlace>, id: string): number | undefined =>
  useSelector(related, ({ context }) => (context.list?.id === id ? context.total : undefined))
