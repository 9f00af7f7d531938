/** A row with the mark of whoever looks. */
export interface Starred {
  readonly favorite: boolean
}

/**
 * The column of {@link Starred}: one look into an index for each row that is answered, so that no list is ordered anew by it. $1: the
 * organization; `user`: the parameter with who looks.
 */
export const starOf = (alias: 'folder' | 'asset' | 'place', user: `$${number}`): string =>
  `coalesce((select true from favorites favorite
    where favorite.organization_id = $1 and favorite.user_id = ${user}::uuid and favorite.resource_id = ${alias}.id), false) as favorite`
