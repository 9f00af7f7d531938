import type { Failure } from '../../src/domain/failures/failure.ts'
import { sql } from '../database/sql.ts'
import type { Tenant } from '../database/tenant.ts'
import type { Subject } from '../access/place.ts'
import { findUser } from './users.ts'

/** For whom restrictions are kept, as they are called. */
interface NamedSubject {
  readonly name: string
  /** Whose open browsers are concerned. */
  readonly people: readonly string[]
}

const GROUP = sql<NamedSubject>(`
  select group_.name, coalesce(array_agg(member.user_id) filter (where member.user_id is not null), '{}') as people
  from user_groups group_ left join group_members member on member.organization_id = $1 and member.group_id = group_.id
  where group_.organization_id = $1 and group_.id = $2
  group by group_.id`)

/** A user, deleted ones left out, or a group of the organization. */
export const findSubject = async (tenant: Tenant, subject: Subject): Promise<NamedSubject | Failure<'USER_NOT_FOUND' | 'GROUP_NOT_FOUND'>> => {
  if ('groupId' in subject) {
    const [group] = await tenant.query(GROUP, [tenant.organizationId, subject.groupId])
    return group ?? { code: 'GROUP_NOT_FOUND' }
  }
  const user = await findUser(tenant, subject.userId)
  return user === undefined ? { code: 'USER_NOT_FOUND' } : { name: `${user.firstName} ${user.lastName}`, people: [subject.userId] }
}

/** The column of the rules that says whose they are, and who that is. */
export const columnOf = (subject: Subject): readonly ['user_id' | 'group_id', string] =>
  'groupId' in subject ? ['group_id', subject.groupId] : ['user_id', subject.userId]
