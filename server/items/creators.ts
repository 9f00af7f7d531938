import type { Creator } from '../../src/domain/folders/creator.ts'

export interface CreatedRow {
  readonly creatorName: string
  readonly creatorGone: boolean
  readonly successor: string | null
}

export const nameOf = (user: string): string => `${user}.first_name || ' ' || ${user}.last_name`

/** Who added a folder or an asset, and who looks after it since they are gone: {@link CreatedRow}. Somebody of another organization, a super administrator, has no name here. */
export const CREATED_COLUMNS = `
  coalesce(${nameOf('creator')}, '') as "creatorName", coalesce(creator.deleted_at is not null, false) as "creatorGone", ${nameOf('successor')} as successor`

export const joinCreator = (of: 'folder' | 'asset'): string => `
  left join users creator on creator.organization_id = ${of}.organization_id and creator.id = ${of}.created_by
  left join users successor on successor.organization_id = creator.organization_id and successor.id = creator.successor_id`

export const creatorOf = ({ creatorName, creatorGone, successor }: CreatedRow): Creator => ({ name: creatorName, isGone: creatorGone, successor })
