import { anyOf, noneOf } from '../../query-language/normalForm.ts'
import type { FieldTest, Query } from '../../query-language/query.ts'
import { END, NO_FOLDER, within } from './limits.ts'

const rights = (test: FieldTest): Query => ({ kind: 'field', field: 'rights', test })
const begun = (value: string): Query => rights({ is: 'prefix', value })
const exactly = (value: string): Query => rights({ is: 'equals', value })

const PUBLIC_DOMAIN = anyOf([exactly('PDM'), exactly('CC0')])
const NOT_PROTECTED = anyOf([exactly('PDM'), exactly('CC0'), begun('NoC')])
const PROTECTED = begun('InC')
const CREATIVE_COMMONS = begun('CC')
const NONE: Query = rights({ is: 'none' })

/** What of rights is asked for; the first that is met is meant. */
const CUES: readonly (readonly [cue: string, query: Query])[] = [
  ['(?:without|with no|ha(?:ve|s) no|lack(?:s|ing)?)(?: an?| any)? (?:rights? statements?|statements? of rights)|(?:uten|mangler|har ingen) rettighetserklæring(?:er)?|(?:sin|no tienen?) declaraci(?:ón|ones) de derechos', NONE],
  ['(?:in |of |fallen into )?(?:the )?public[- ]domain|(?:falt |fall(?:er|e) )?i det fri(?!e)|(?:(?:en|de|del) )?(?:el )?dominio público', PUBLIC_DOMAIN],
  [
    '(?:not|no longer) (?:in|under|protected by) copyright|out of copyright|copyright[- ]free|free (?:of|from) copyright|ikke (?:lenger )?(?:er )?(?:opphavsrettslig (?:beskyttet|vernet)|(?:beskyttet|vernet) av opphavsrett(?:en)?)|(?:uten|fri(?:e|tt)? for) opphavsrett|(?:sin|libres? de) derechos de autor|no (?:est(?:á|án) )?protegid[oa]s? por derechos de autor',
    NOT_PROTECTED,
  ],
  ['(?:in|under|protected by) copyright|copyrighted|copyright[- ]protected|opphavsrettslig (?:beskytte(?:t|de)|verne(?:t|de))|(?:beskyttet|vernet) av opphavsrett(?:en)?|(?:bajo|con|tienen?|protegid[oa]s? por)(?: los)? derechos de autor', PROTECTED],
  ['(?:under |with |med |con |bajo )?(?:an? |en |una )?(?:licencias? )?(?:de )?creative[- ]commons(?:[- ](?:licen[cs]e[ds]?|lisens(?:en|er)?))?', CREATIVE_COMMONS],
]

const NOT = '(?:(not|ikke|no) (?:yet |ennå |er |har |est(?:á|án) |son |es )?)?'
const PATTERNS = CUES.map(([cue, query]) => [new RegExp(`${within(`${NOT}(?:${cue})`)}${END}`, 'giu'), query] as const)

/** What a question says of statements of rights; `rest`: the question without it. */
export const rightsIn = (question: string): { readonly conditions: readonly Query[]; readonly rest: string } => {
  const conditions: Query[] = []
  const rest = PATTERNS.reduce(
    (left, [pattern, query]) =>
      left.replace(pattern, (_, not: string | undefined) => {
        conditions.push(...(not === undefined ? [query] : [noneOf(query)]), ...(not !== undefined || query === NONE ? [NO_FOLDER] : []))
        return ' '
      }),
    question.normalize(),
  )
  return { conditions, rest }
}
