import type { ShellActors } from '../../application/actors.ts'
import { trashListOf } from '../addresses/trash.ts'

/** Reads the list that an address names. */
export const openTrash = ({ trashList }: Pick<ShellActors, 'trashList'>, { request }: { readonly request: { readonly url: string } }): void => {
  trashList.send({ type: 'trash.opened', list: trashListOf(new URL(request.url).searchParams) })
}
