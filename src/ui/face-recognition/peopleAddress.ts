import { PEOPLE_SHOWN, type PeopleList, type Subject } from '../../application/face-recognition/somebody.ts'

/** Whose faces were found in pictures (docs/decisions/recognition.md, "Where people stand"). */
export const PEOPLE_PATH = '/people'

export interface PeoplePlace extends PeopleList {
  /** Whose pictures are looked at beside the list. */
  readonly open?: Subject | undefined
}

/** What an address names; those without a name where it names nobody. */
export const peopleOf = (search: URLSearchParams): PeoplePlace => {
  const show = PEOPLE_SHOWN.find((one) => one === search.get('show')) ?? 'unnamed'
  const [id, name] = [search.get('group'), search.get('name')]
  const open: Subject | undefined = id === null ? (name === null ? undefined : { kind: 'person', name }) : { kind: 'group', id }
  return { show, typed: search.get('typed') ?? '', ...(open && { open }) }
}

export const peopleAddress = ({ show, typed, open }: PeoplePlace): string => {
  const named = {
    ...(show === 'unnamed' ? {} : { show }),
    ...(typed === '' ? {} : { typed }),
    ...(open === undefined ? {} : open.kind === 'group' ? { group: open.id } : { name: open.name }),
  }
  const search = new URLSearchParams(named).toString()
  return search === '' ? PEOPLE_PATH : `${PEOPLE_PATH}?${search}`
}
