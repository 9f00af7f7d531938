import { nameKey } from '../../domain/naming/names.ts'
import type { OrganizationSort, OrganizationView } from '../../domain/organizations/list.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'

const KEY: Readonly<Record<OrganizationSort, (one: OrganizationSummary) => string | number>> = {
  name: ({ name }) => nameKey(name),
  type: ({ type }) => type.toLowerCase(),
  state: ({ state }) => state,
  users: ({ users }) => users,
  storage: ({ usedBytes }) => usedBytes,
  files: ({ files }) => files,
  lastActivity: ({ lastActivityAt }) => lastActivityAt ?? '',
}

const order = (one: string | number, other: string | number): number => (one === other ? 0 : one < other ? -1 : 1)

/** Organizations as a list shows them. */
export const organizationsIn = (all: readonly OrganizationSummary[], view: OrganizationView): readonly OrganizationSummary[] => {
  const { term, type, state, module, sort, direction } = view
  const inOrder = all
    .filter(({ name }) => nameKey(name).includes(nameKey(term)))
    .filter((one) => (type === undefined || one.type === type) && (state === undefined || one.state === state) && (module === undefined || one.modules.includes(module)))
    .toSorted((one, other) => order(KEY[sort](one), KEY[sort](other)) || order(one.id, other.id))
  return direction === 'asc' ? inOrder : inOrder.toReversed()
}
