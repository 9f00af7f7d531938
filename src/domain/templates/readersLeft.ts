/**
 * Whom a template is for after some of them are gone: a deleted role or user is out of it. Where nobody is left, who takes over from those stands
 * in; without anybody it is for nobody, until whoever manages templates gives it others.
 */
export const readersLeft = (
  { rolesIds, usersIds }: { readonly rolesIds: readonly string[]; readonly usersIds: readonly string[] },
  gone: { readonly kind: 'role' | 'user'; readonly ids: readonly string[]; readonly successor: string | null },
): { readonly rolesIds: readonly string[]; readonly usersIds: readonly string[] } => {
  const field = gone.kind === 'role' ? 'rolesIds' : 'usersIds'
  const all = { rolesIds, usersIds }
  const left = all[field].filter((id) => !gone.ids.includes(id))
  if (left.length === all[field].length) return all
  const after = { ...all, [field]: left }
  const isNobodys = after.rolesIds.length + after.usersIds.length === 0
  return isNobodys && gone.successor !== null ? { ...after, [field]: [gone.successor] } : after
}
