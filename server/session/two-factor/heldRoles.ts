/** The roles that somebody has, as a query of ids: their own, and those of their groups. $1: the organization; `user_`: a row of users. */
export const HELD_ROLES = `
  select user_.role_id
  union
  select group_.role_id from group_members member
  join user_groups group_ on group_.organization_id = $1 and group_.id = member.group_id and group_.role_id is not null
  where member.organization_id = $1 and member.user_id = user_.id`
