import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ADVANCED_SEARCH } from '../../../application/advanced-search/advancedSearchActors.ts'
import type { Completion } from '../../../application/advanced-search/AdvancedSearchGateway.ts'
import type { SearchField } from '../../../domain/advanced-search/conditionFields.ts'
import { FIELDS, isBegun, namesOfField } from '../../../domain/query-language/fields.ts'
import { printField } from '../../../domain/query-language/print.ts'
import { completed, type Typing, typingAt } from '../../../domain/query-language/typing.ts'
import { folded } from '../../../domain/search/words.ts'
import { useCapability } from '../../page/useCapability.ts'
import { useFacetWords } from '../../query-language/useFacetWords.ts'
import type { FieldAssist, QueryCompletion } from '../../search/FieldAssist.ts'

/** Completions that are offered at a time. */
const OFFERED = 6
const NONE: readonly QueryCompletion[] = []
const NO_ATTRIBUTES: readonly SearchField[] = []

/** Completes the names of fields and attributes by itself, and asks for the values of the one that is being typed. */
export const Completer: FieldAssist['Completer'] = ({ text, caret, capabilities, onChange }) => {
  const { t } = useTranslation()
  const { labelOf } = useFacetWords()
  const actors = useCapability(capabilities, ADVANCED_SEARCH)
  const completions = actors?.completions
  const choices = actors?.searchChoices
  const attributes = useSelector(choices, (snapshot) => snapshot?.context.attributes ?? NO_ATTRIBUTES)
  const items = useSelector(completions, (snapshot) => snapshot?.context.items)
  const isValue = typingAt(text, caret).kind === 'value'
  useEffect(() => {
    // What cannot be fetched is done without.
    capabilities.load(ADVANCED_SEARCH).catch(() => undefined)
  }, [capabilities])
  useEffect(() => {
    const asked = choices?.getSnapshot()
    if (asked?.matches('unasked') === true || asked?.matches('failed') === true) choices?.send({ type: 'choices.wanted', q: asked.context.q })
  }, [choices])
  useEffect(() => {
    if (isValue) completions?.send({ type: 'value.typed', q: text, at: caret })
    else completions?.send({ type: 'value.left' })
  }, [completions, isValue, text, caret])
  useEffect(() => () => completions?.send({ type: 'value.left' }), [completions])

  const offered = useMemo(() => {
    const typing = typingAt(text, caret)
    if (typing.kind === 'value') return valuesFor(text, typing, items ?? [], labelOf)
    const names = [...fieldsFor(text, typing, (field) => t(`advancedSearch.field.${field}`)), ...attributesFor(text, typing, attributes)].slice(0, OFFERED)
    // The field is not drawn anew for a word that completes nothing.
    return names.length === 0 ? NONE : names
  }, [text, caret, items, attributes, t, labelOf])
  useEffect(() => onChange(offered), [offered, onChange])
  return null
}

/** Letters before which no name is offered. */
const LEAST = 2

/** Fields whose name, in any language, begins with what is typed. */
const fieldsFor = (text: string, typing: Typing, labelOf: (field: (typeof FIELDS)[number]) => string): readonly QueryCompletion[] => {
  const begun = folded(typing.typed)
  if (begun.length < LEAST) return NONE
  return FIELDS.filter((field) => [...namesOfField(field), labelOf(field)].some((name) => folded(name).startsWith(begun)))
    .map((field) => ({ id: `field-${field}`, label: `${field}:`, detail: labelOf(field), ...completed(text, typing, `${field}:`) }))
}

/** Attributes of the templates that somebody is in, by what they are asked for by. */
const attributesFor = (text: string, typing: Typing, attributes: readonly SearchField[]): readonly QueryCompletion[] => {
  if (folded(typing.typed).length < LEAST) return NONE
  return attributes
    .filter(({ name }) => isBegun(name, typing.typed))
    .map(({ field, template }) => ({ id: `attribute-${field}`, label: `${field}:`, detail: template, ...completed(text, typing, `${printField(field)}:`) }))
}

/** Fields whose values are called otherwise in each language. */
const TRANSLATED: readonly string[] = ['type', 'is', 'unread']

const valuesFor = (text: string, typing: Typing, items: readonly Completion[], labelOf: ReturnType<typeof useFacetWords>['labelOf']): readonly QueryCompletion[] =>
  items.slice(0, OFFERED).map(({ kind, insert, label, count }) => ({
    id: `value-${insert}`,
    label: TRANSLATED.includes(kind) ? labelOf({ id: kind }, { value: insert, label, count: count ?? 0 }) : label,
    ...(count === undefined ? {} : { detail: String(count) }),
    ...completed(text, typing, `${insert} `),
  }))
