import type { TrashList } from '../../application/trash/TrashGateway.ts'
import { RESOURCE_TYPES } from '../../domain/access/modules.ts'
import { TRASH_SORTS } from '../../domain/trash/trashItem.ts'

const TRASH = '/trash'

/** The list that an address names: of all modules, the latest first, unless it says otherwise. */
export const trashListOf = (search: URLSearchParams): TrashList => {
  const type = RESOURCE_TYPES.find((each) => each === search.get('type'))
  const sort = TRASH_SORTS.find((each) => each === search.get('sort'))
  const term = search.get('term') ?? ''
  return {
    ...(type === undefined ? {} : { type }),
    ...(term === '' ? {} : { term }),
    ...(sort === undefined ? {} : { sort }),
    direction: search.get('direction') === 'asc' ? 'asc' : 'desc',
  }
}

export const trashAddress = ({ type, term, sort, direction }: TrashList): string => {
  const search = new URLSearchParams({
    ...(type === undefined ? {} : { type }),
    ...(term === undefined ? {} : { term }),
    ...(sort === undefined ? {} : { sort }),
    ...(direction === 'desc' ? {} : { direction }),
  }).toString()
  return search === '' ? TRASH : `${TRASH}?${search}`
}
