import type { TrashList } from '../../application/trash/TrashGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'

export const TRASH = '/trash'

/** The list that an address names: of all modules, the latest first, unless it says otherwise. */
export const trashListOf = (search: URLSearchParams): TrashList => {
  const type = RESOURCE_TYPES.find((each) => each === search.get('type'))
  return { ...(type === undefined ? {} : { type }), direction: search.get('direction') === 'asc' ? 'asc' : 'desc' }
}

export const trashAddress = ({ type, direction }: TrashList): string => {
  const search = new URLSearchParams({ ...(type === undefined ? {} : { type }), ...(direction === 'desc' ? {} : { direction }) }).toString()
  return search === '' ? TRASH : `${TRASH}?${search}`
}
