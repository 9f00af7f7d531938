/** How a statement leaves out what is restricted for somebody: by the parameter that holds their identifier. */
interface Hiding {
  readonly user: `$${number}`
  /** The list goes over many folders, of which some may be restricted. */
  readonly isWide: boolean
}

/**
 * The one place that decides which folders and assets a viewer sees at all. Rules go into SQL, because counts, pages and searches
 * must agree with them; `alias` is the table's name in the statement, $1 the organization. `hiding`: for a viewer with restrictions.
 */
export const visible = (alias: 'folder' | 'asset', hiding?: Hiding): string => {
  const outsideTrash = `${alias}.trashed_at is null`
  if (hiding === undefined) return outsideTrash
  const { user, isWide } = hiding
  const column = `${alias}_id`
  const restricted = `select ${column} from access_restrictions where organization_id = $1 and user_id = ${user} and ${column} is not null`
  const below = isWide ? ` and asset.folder_id not in (select * from restricted_folders(${user}))` : ''
  return `${outsideTrash} and ${alias}.id not in (${restricted})${below}`
}
