import { useSelector } from '@xstate/react'
import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { waitFor } from 'xstate'
import { meantBy } from '../../application/metadata/meantBy.ts'
import type { ValueFinderActor, ValueSource } from '../../application/metadata/valueFinder.machine.ts'
import { sameName } from '../../domain/naming/names.ts'
import type { Option } from '../../domain/templates/options.ts'
import { useFilled } from '../kit/filling.ts'
import { TextInput } from '../kit/TextField.tsx'
import { useAfterPress } from '../forms/useAfterPress.ts'
import { theme } from '../theme/theme.ts'
import { FoundValues } from './FoundValues.tsx'

/** However long the answer takes. */
const ANSWERED = { timeout: Infinity } as const

const COMBOBOX = { type: 'text', role: 'combobox' } as const

const PLACEHOLDERS = { assets: 'describing.findAsset', items: 'describing.findItem', contacts: 'describing.findContact', options: 'describing.findOption' } as const

interface ValueComboboxProps {
  readonly id: string
  readonly wiring: object
  readonly label: string
  readonly source: ValueSource
  readonly finder: ValueFinderActor
  /** What is chosen is called; empty: nothing is, or what is chosen stands elsewhere. */
  readonly shown: string
  readonly chosen: readonly string[]
  /** What is chosen is being saved, and stays. */
  readonly busy?: boolean
  readonly onPick: (option: Option) => void
  /** The text was emptied and left so. */
  readonly onClear?: () => void
  /** A text was left, and is being looked up; empty: it named what is chosen already. */
  readonly onLeft?: (text: string) => void
  /** A text was left that names nothing, or one of several: it is to stay, with what is wrong with it. */
  readonly onUnknown?: (text: string) => void
}

/**
 * Chooses by typing a part of a name: arrows move, Enter chooses, Escape closes. While it is looked, Enter waits for what is found by the text; a
 * whole name that is left there is chosen, and any other text stays.
 */
export const ValueCombobox = ({ id, wiring, label, source, finder, shown, chosen, busy = false, onPick, onClear, onLeft, onUnknown }: ValueComboboxProps) => {
  const { t } = useTranslation()
  const isMine = useSelector(finder, (snapshot) => snapshot.hasTag('open') && snapshot.context.field === id)
  const isOpen = isMine && !busy
  const { typed, found } = useSelector(finder, (snapshot) => snapshot.context)
  const isLooking = useSelector(finder, (snapshot) => snapshot.hasTag('looking'))
  const [row, setRow] = useState(0)
  const [isEmptied, setEmptied] = useState(false)
  const afterPress = useAfterPress()
  const filled = useFilled()
  const open = () => {
    if (busy) return
    setRow(0)
    setEmptied(false)
    if (!isMine) finder.send({ type: 'finder.opened', field: id, source })
  }
  const close = () => {
    if (isMine) finder.send({ type: 'finder.closed' })
  }
  const pick = (option: Option) => {
    finder.send({ type: 'finder.picked', option })
    close()
    filled()
    onPick(option)
  }
  const pickMeant = async () => {
    const { context } = await waitFor(finder, (snapshot) => !snapshot.hasTag('looking'), ANSWERED)
    const option = context.field === id ? meantBy(context) : undefined
    if (option !== undefined) pick(option)
  }
  const leave = async (text: string) => {
    onLeft?.(text)
    await new Promise<void>(afterPress)
    const { context } = await waitFor(finder, (snapshot) => !snapshot.hasTag('looking'), ANSWERED)
    // Another field asks by now: what this text names was not heard.
    if (context.field !== id) return onUnknown?.(text)
    // Somebody came back and typed another, which is looked up when it is left.
    if (context.typed !== text) return
    const option = meantBy(context)
    const isNamed = option !== undefined && sameName(option.label, text)
    if (isNamed && !chosen.includes(option.id)) return pick(option)
    finder.send({ type: 'finder.closed' })
    if (isNamed) onLeft?.('')
    else onUnknown?.(text)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || busy) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && !event.altKey) {
      event.preventDefault()
      if (!isMine) return open()
      setRow(Math.max(0, Math.min(found.length - 1, row + step)))
    }
    if (event.key === 'Escape' && isMine) {
      event.stopPropagation()
      close()
    }
    if (event.key !== 'Enter' || !isMine) return
    event.preventDefault()
    event.stopPropagation()
    const option = found[row]
    if (isLooking) void pickMeant()
    else if (option !== undefined) pick(option)
  }
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    if (isMine && isEmptied && typed === '') onClear?.()
    if (isMine && typed.trim() !== '') void leave(typed)
    else close()
  }
  return (
    <Root onBlur={left}>
      <TextInput
        {...COMBOBOX}
        autoComplete="off"
        spellCheck={false}
        {...wiring}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && !isLooking && found[row] ? `${id}-list-${row}` : undefined}
        $size="field"
        readOnly={busy}
        placeholder={t(PLACEHOLDERS[source.kind])}
        value={isMine && (typed !== '' || isEmptied) ? typed : shown}
        onClick={({ currentTarget }) => {
          // What is typed now stands for what was chosen.
          if (!isMine && !busy) currentTarget.select()
          open()
        }}
        onKeyDown={keys}
        onChange={({ currentTarget }) => {
          if (!isMine) finder.send({ type: 'finder.opened', field: id, source })
          setRow(0)
          setEmptied(currentTarget.value === '')
          finder.send({ type: 'finder.typed', typed: currentTarget.value })
        }}
      />
      <ChevronDown size={16} aria-hidden />
      {isOpen && <FoundValues id={`${id}-list`} label={label} finder={finder} row={isLooking ? -1 : row} chosen={chosen} onPick={pick} />}
    </Root>
  )
}

const Root = styled.div`
  position: relative;

  > input {
    padding-right: ${theme.space[8]};
  }

  > svg {
    position: absolute;
    inset: 0 ${theme.space[2]} 0 auto;
    height: ${theme.size.field};
    color: ${theme.color.inkSoft};
    pointer-events: none;
  }
`
