import { fieldNamed } from './fields.ts'
import { printQuery } from './print.ts'
import type { FieldCondition, Query } from './query.ts'
import { attributeCondition, attributesNamed } from './resolveAttribute.ts'
import { RESOLVERS, wordsAt, type Understood } from './resolveField.ts'
import type { QueryProblem, Resolution, ResolvedQuery, Vocabulary } from './resolved.ts'

/** An attribute of several templates is meant in all that can have such a value. */
const attributeQuery = ({ field, test }: FieldCondition, vocabulary: Vocabulary): Understood | undefined => {
  const conditions = attributesNamed(field, vocabulary).map((attribute) => attributeCondition(test, attribute, vocabulary))
  const parts = conditions.filter((condition) => typeof condition !== 'string')
  const [only, ...more] = parts
  if (only !== undefined) return more.length === 0 ? only : { kind: test.is === 'none' ? 'and' : 'or', parts }
  return conditions.find((condition) => typeof condition === 'string')
}

/** A colon behind what is no field is a colon in a text. */
const asWords = ({ field, test }: FieldCondition): ResolvedQuery => {
  switch (test.is) {
    case 'any':
      return wordsAt('anywhere', field, 'word')
    case 'none':
      return { kind: 'not', part: wordsAt('anywhere', field, 'word') }
    case 'prefix':
      return wordsAt('anywhere', `${field} ${test.value}`, 'prefix')
    case 'between':
      return wordsAt('anywhere', `${field} ${test.from} ${test.to}`, 'phrase')
    default:
      return wordsAt('anywhere', `${field} ${test.value}`, 'phrase')
  }
}

const understand = (condition: FieldCondition, vocabulary: Vocabulary): Understood => {
  const field = fieldNamed(condition.field)
  return field === undefined ? (attributeQuery(condition, vocabulary) ?? asWords(condition)) : RESOLVERS[field](condition.test, vocabulary)
}

const speaksOfTrash = (query: ResolvedQuery): boolean => {
  if (query.kind === 'and' || query.kind === 'or') return query.parts.some(speaksOfTrash)
  return query.kind === 'not' ? speaksOfTrash(query.part) : query.kind === 'trashed'
}

/**
 * What a query means to who asks. A condition with a problem finds nothing, so that its contrary finds everything; what is no field is words.
 */
export const resolveQuery = (query: Query, vocabulary: Vocabulary): Resolution => {
  const problems: QueryProblem[] = []
  const resolve = (part: Query): ResolvedQuery => {
    switch (part.kind) {
      case 'everything':
        return { kind: 'everything' }
      case 'and':
      case 'or':
        return { kind: part.kind, parts: part.parts.map(resolve) }
      case 'not':
        return { kind: 'not', part: resolve(part.part) }
      case 'text':
        return wordsAt('anywhere', part.text, part.match)
      case 'field': {
        const understood = understand(part, vocabulary)
        if (typeof understood !== 'string') return understood
        problems.push({ part: printQuery(part), code: understood })
        return { kind: 'nothing' }
      }
    }
  }
  const resolved = resolve(query)
  return { query: resolved, problems, withTrash: speaksOfTrash(resolved) }
}
