/** An edit of what somebody else has saved meanwhile: the fields that I changed stay mine, those that I left alone become theirs. */
export const rebasedFields = <Form extends object>(base: Form, mine: Form, theirs: Form): Form => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([field, value]) => value !== base[field as keyof Form])),
})

/** The same of a list: whom they brought in or took out stays so, unless I did otherwise. */
export const rebasedList = <One extends { readonly id: string }>(base: readonly One[], mine: readonly One[], theirs: readonly One[]): readonly One[] => {
  const has = (list: readonly One[], { id }: One) => list.some((one) => one.id === id)
  const kept = mine.filter((one) => has(theirs, one) || !has(base, one))
  return [...kept, ...theirs.filter((one) => !has(base, one) && !has(mine, one))]
}
