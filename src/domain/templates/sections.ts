/** What stands in a section of a template; '' before any section. */
interface Placed {
  readonly id: string
  readonly section: string
}

interface Section<One> {
  readonly name: string
  readonly attributes: readonly One[]
}

/** One place towards the beginning, or towards the end. */
export type Step = -1 | 1

/** Attributes by their sections, which come in the order of their first attributes. */
export const sectionsOf = <One extends Placed>(attributes: readonly One[]): readonly Section<One>[] =>
  [...Map.groupBy(attributes, ({ section }) => section)].map(([name, inside]) => ({ name, attributes: inside }))

const flattened = <One>(sections: readonly Section<One>[]): readonly One[] => sections.flatMap(({ attributes }) => attributes)

/** Attributes with those of each section together. */
export const inSections = <One extends Placed>(attributes: readonly One[]): readonly One[] => flattened(sectionsOf(attributes))

/** One of them put into a section, before the one that stands `at` there without it. A section that is not there yet comes last. */
export const placed = <One extends Placed>(attributes: readonly One[], id: string, section: string, at: number): readonly One[] => {
  const moved = attributes.find((one) => one.id === id)
  if (moved === undefined) return attributes
  const others = sectionsOf(attributes).map(({ name, attributes: inside }) => ({ name, attributes: inside.filter((one) => one.id !== id) }))
  const sections = others.some(({ name }) => name === section) ? others : [...others, { name: section, attributes: [] }]
  return flattened(sections.map((one) => (one.name === section ? { ...one, attributes: one.attributes.toSpliced(at, 0, { ...moved, section }) } : one)))
}

/** One of them a step on: at the edge of its section it goes into the next one. */
export const movedBy = <One extends Placed>(attributes: readonly One[], id: string, step: Step): readonly One[] => {
  const sections = sectionsOf(attributes)
  const here = sections.findIndex(({ attributes: inside }) => inside.some((one) => one.id === id))
  const [own, next] = [sections[here], sections[here + step]]
  if (own === undefined) return attributes
  const to = own.attributes.findIndex((one) => one.id === id) + step
  if (to >= 0 && to < own.attributes.length) return placed(attributes, id, own.name, to)
  return next === undefined ? flattened(sections) : placed(attributes, id, next.name, step === 1 ? 0 : next.attributes.length)
}

/** A whole section a step on, among the others. */
export const sectionMovedBy = <One extends Placed>(attributes: readonly One[], name: string, step: Step): readonly One[] => {
  const sections = sectionsOf(attributes)
  const at = sections.findIndex((section) => section.name === name)
  const [moved, to] = [sections[at], at + step]
  return moved === undefined || to < 0 || to >= sections.length ? flattened(sections) : flattened(sections.toSpliced(at, 1).toSpliced(to, 0, moved))
}

/** A section by another name; under the name of another one its attributes join those there. */
export const sectionRenamed = <One extends Placed>(attributes: readonly One[], name: string, to: string): readonly One[] =>
  inSections(attributes.map((one) => (one.section === name ? { ...one, section: to } : one)))
