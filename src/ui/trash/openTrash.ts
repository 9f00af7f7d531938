import type { TrashActors } from '../../application/trash/trashActors.ts'
import { trashListOf } from '../addresses/trash.ts'

/** Reads the list that an address names. */
export const openTrash = ({ trashList }: Pick<TrashActors, 'trashList'>, { request }: { readonly request: { readonly url: string } }): void => {
  trashList.send({ type: 'trash.opened', list: trashListOf(new URL(request.url).searchParams) })
}
