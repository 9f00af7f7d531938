import fc from 'fast-check'
import { anyText } from '../validation/samples.fixture.ts'
import { FIELDS } from './fields.ts'
import { normalForm } from './normalForm.ts'
import type { FieldTest, Leaf, Query } from './query.ts'

const PIECES = ['ship', 'harbour', 'Ålesund', 'e\u0301', '\u0338', '1890', '20cm', 'AND', 'OR', 'NOT', 'none', '-', '*', '..', '/', ':', '::', '"', '""', '“', '»', '(', ')', '>', '<=', '=', '[', '{', '~', '60.39,5.32', '10km', ' ', '  ', '\u00A0', '\n', '&', "'", 'tag', 'tag:', 'Navn:', '\u{1F3FA}']

/** Texts that are made of what means something in the language, and any other ones. */
export const syntaxLike = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join('')) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(' ')) },
  { weight: 1, arbitrary: anyText },
)

const short = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('ship', 'old harbour', 'old  harbour', '20\u00A0mai', 'harb', 'IMG_0034', '20cm', '1880/1890', 'a..b') },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: anyText },
)

const test: fc.Arbitrary<FieldTest> = fc.oneof(
  fc.record({ is: fc.constantFrom('equals' as const, 'prefix' as const), value: short }),
  fc.record({ is: fc.constant('compare' as const), op: fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const), value: short }),
  fc.record({ is: fc.constant('between' as const), from: short, to: short }),
  fc.record({ is: fc.constantFrom('any' as const, 'none' as const) }),
)

const leaf: fc.Arbitrary<Leaf> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: short, match: fc.constantFrom('word' as const, 'phrase' as const, 'prefix' as const) }),
  fc.record({ kind: fc.constant('field' as const), field: fc.oneof(fc.constantFrom<string>(...FIELDS), short), test }),
)

const { query } = fc.letrec<{ query: Query }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 5, arbitrary: leaf },
    { weight: 1, arbitrary: fc.constant({ kind: 'everything' as const }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('not' as const), part: tie('query') }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), parts: fc.array(tie('query'), { maxLength: 4 }) }) },
  ),
}))

/** Whatever a program may put together. */
export const anyQuery = query

export const normalQuery = query.map(normalForm)
