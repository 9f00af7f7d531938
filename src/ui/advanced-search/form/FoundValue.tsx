import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompletionsActor } from '../../../application/advanced-search/completions.machine.ts'
import { parseQuery } from '../../../domain/query-language/parse.ts'
import { printField } from '../../../domain/query-language/print.ts'
import { Combobox } from './Combobox.tsx'

interface FoundValueProps {
  readonly field: string
  readonly label: string
  /** What stands in it. */
  readonly text: string
  readonly completions: CompletionsActor
  readonly labelOf: (value: string) => string
  readonly onText: (text: string) => void
  /** A value that there is; `label`: what it is called. */
  readonly onPick: (value: string, label: string) => void
}

/** Code points of a value that are looked for. */
const LONGEST = 255

/** What a completion stands for, without its quotes. */
const valueOf = (insert: string): string => {
  const read = parseQuery(`x:${insert}`)
  return read.kind === 'field' && read.test.is === 'equals' ? read.test.value : insert
}

/** A value that is typed, or chosen among those that there are. */
export const FoundValue = ({ field, label, text, completions, labelOf, onText, onPick }: FoundValueProps) => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const items = useSelector(completions, ({ context }) => context.items)
  const ask = (typed: string) => {
    const q = `${printField(field)}:"${[...typed].slice(0, LONGEST).join('').replaceAll('"', '""')}`
    setAsking(true)
    completions.send({ type: 'value.typed', q, at: q.length })
  }
  const nameOf = ({ insert, label: called }: (typeof items)[number]): string => {
    const value = valueOf(insert)
    return value === called ? labelOf(value) : called
  }
  const options = isAsking ? items.map((item) => ({ id: item.insert, label: nameOf(item), ...(item.count === undefined ? {} : { detail: t('advancedSearch.facets.count', { count: item.count }) }) })) : []
  return (
    <Combobox
      label={label}
      text={text}
      options={options}
      // What is there already would find only itself.
      onOpen={() => ask('')}
      onText={(typed) => {
        ask(typed)
        onText(typed)
      }}
      onPick={({ id, label: called }) => onPick(valueOf(id), called)}
      onLeave={() => {
        setAsking(false)
        completions.send({ type: 'value.left' })
      }}
    />
  )
}
