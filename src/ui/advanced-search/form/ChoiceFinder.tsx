import { useState } from 'react'
import { folded } from '../../../domain/search/words.ts'
import { Combobox, type ComboboxOption } from './Combobox.tsx'

export interface FindableOption extends ComboboxOption {
  /** What else it is found by. */
  readonly names?: readonly string[]
}

interface ChoiceFinderProps {
  readonly label: string
  /** What is chosen is called; empty: nothing is. */
  readonly chosen: string
  readonly options: readonly FindableOption[]
  readonly placeholder?: string
  readonly wiring?: object | undefined
  readonly onPick: (id: string) => void
  /** The text was emptied and left so. */
  readonly onClear?: () => void
}

/** Options that are drawn at a time; by typing one comes to the others. */
const SHOWN = 100

const isFoundBy = ({ label, detail = '', names = [] }: FindableOption, typed: string): boolean => [`${label} ${detail}`, ...names].some((name) => folded(name).includes(folded(typed)))

/** Chooses one of what there is by typing a part of its name. */
export const ChoiceFinder = ({ label, chosen, options, placeholder, wiring, onPick, onClear }: ChoiceFinderProps) => {
  const [typed, setTyped] = useState<string>()
  const found = (typed === undefined ? options : options.filter((option) => isFoundBy(option, typed))).slice(0, SHOWN)
  const leave = () => {
    const named = typed === undefined ? undefined : options.find((option) => folded(option.label) === folded(typed.trim()))
    if (named !== undefined) onPick(named.id)
    else if (typed?.trim() === '') onClear?.()
    setTyped(undefined)
  }
  return (
    <Combobox
      label={label}
      text={typed ?? chosen}
      options={found}
      placeholder={placeholder}
      wiring={wiring}
      onText={setTyped}
      onPick={({ id }) => {
        setTyped(undefined)
        onPick(id)
      }}
      onLeave={leave}
    />
  )
}
