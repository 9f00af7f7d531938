import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ADVANCED_SEARCH } from '../../../application/advanced-search/advancedSearchActors.ts'
import { FIELDS, namesOfField } from '../../../domain/query-language/fields.ts'
import { completed, type Typing, typingAt } from '../../../domain/query-language/typing.ts'
import { folded } from '../../../domain/search/words.ts'
import { useCapability } from '../../page/useCapability.ts'
import type { FieldAssist, QueryCompletion } from '../../search/FieldAssist.ts'

/** Completions that are offered at a time. */
const OFFERED = 6
const NONE: readonly QueryCompletion[] = []

/** Completes the names of fields by itself, and asks for the values of the one that is being typed. */
export const Completer: FieldAssist['Completer'] = ({ text, caret, capabilities, onChange }) => {
  const { t } = useTranslation()
  const completions = useCapability(capabilities, ADVANCED_SEARCH)?.completions
  const items = useSelector(completions, (snapshot) => snapshot?.context.items)
  const isValue = typingAt(text, caret).kind === 'value'
  useEffect(() => {
    // What cannot be fetched is done without.
    capabilities.load(ADVANCED_SEARCH).catch(() => undefined)
  }, [capabilities])
  useEffect(() => {
    if (isValue) completions?.send({ type: 'value.typed', q: text, at: caret })
    else completions?.send({ type: 'value.left' })
  }, [completions, isValue, text, caret])
  useEffect(() => () => completions?.send({ type: 'value.left' }), [completions])

  const offered = useMemo(() => {
    const typing = typingAt(text, caret)
    return typing.kind === 'field' ? fieldsFor(text, typing, (field) => t(`advancedSearch.field.${field}`)) : valuesFor(text, typing, items ?? [])
  }, [text, caret, items, t])
  useEffect(() => onChange(offered), [offered, onChange])
  return null
}

/** Fields whose name, in any language, begins with what is typed: nothing is offered before a letter is. */
const fieldsFor = (text: string, typing: Typing, labelOf: (field: (typeof FIELDS)[number]) => string): readonly QueryCompletion[] => {
  const begun = folded(typing.typed)
  if (begun.length < 2) return NONE
  return FIELDS.filter((field) => [...namesOfField(field), labelOf(field)].some((name) => folded(name).startsWith(begun)))
    .slice(0, OFFERED)
    .map((field) => ({ id: `field-${field}`, label: `${field}:`, detail: labelOf(field), ...completed(text, typing, `${field}:`) }))
}

const valuesFor = (text: string, typing: Typing, items: readonly { readonly insert: string; readonly label: string; readonly count?: number }[]): readonly QueryCompletion[] =>
  items
    .slice(0, OFFERED)
    .map(({ insert, label, count }) => ({ id: `value-${insert}`, label, ...(count === undefined ? {} : { detail: String(count) }), ...completed(text, typing, `${insert} `) }))
