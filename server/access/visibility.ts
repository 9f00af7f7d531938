/**
 * The one place that decides which folders and assets a viewer sees at all. Rules go into SQL, because counts, pages and searches
 * must agree with them; `alias` is the table's name in the statement, $1 the organization. `isWide`: the list goes over many folders, of
 * which some may be restricted or in the trash. `user`: the parameter with the identifier of a viewer who has restrictions.
 */
export const visible = (alias: 'folder' | 'asset', { isWide, user }: { readonly isWide: boolean; readonly user?: `$${number}` | undefined }): string => {
  const place = isWide && alias === 'asset' ? ' and asset.folder_id not in (select id from folders where organization_id = $1 and trashed_at is not null)' : ''
  const outsideTrash = `${alias}.trashed_at is null${place}`
  if (user === undefined) return outsideTrash
  const column = `${alias}_id`
  const restricted = `select ${column} from access_restrictions where organization_id = $1 and user_id = ${user} and ${column} is not null`
  const below = isWide ? ` and asset.folder_id not in (select * from restricted_folders(${user}))` : ''
  return `${outsideTrash} and ${alias}.id not in (${restricted})${below}`
}

/** Whether an asset lies in the trash: by itself, or because its folder does. Of the table or row `asset`. */
export const ASSET_IN_TRASH = `
  (asset.trashed_at is not null or exists (
    select from folders place where place.organization_id = asset.organization_id and place.id = asset.folder_id and place.trashed_at is not null
  ))`
