/** A set with some more members. */
export const plus = <Member>(set: ReadonlySet<Member>, members: Iterable<Member>): ReadonlySet<Member> => new Set([...set, ...members])

/** A set without one member. */
export const minus = <Member>(set: ReadonlySet<Member>, member: Member): ReadonlySet<Member> =>
  new Set([...set].filter((other) => other !== member))
