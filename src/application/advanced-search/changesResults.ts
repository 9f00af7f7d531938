import type { ServerEvent } from '../notifications/ServerEvent.ts'

/** Queries and facets speak of what contacts are to things, and of contacts by name. */
const CHANGING: readonly ServerEvent['kind'][] = ['contents.changed', 'library.changed', 'trash.changed', 'favorites.changed', 'templates.changed', 'relations.changed', 'contacts.changed']

/** Whether other things may be found after a fact, or the same in another order or number. */
export const changesResults = ({ kind }: ServerEvent): boolean => CHANGING.includes(kind)

/** Whether the counts of a result may be others after a fact: those that {@link changesResults}, and what is read off a file or said of an asset. */
export const changesFacets = (serverEvent: ServerEvent): boolean => serverEvent.kind === 'asset.changed' || changesResults(serverEvent)
