import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { MAX_VALUES } from '../../domain/metadata/values.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import type { ValueInputProps } from './fieldProps.ts'
import { ValueInput } from './ValueInput.tsx'

interface ValueRowsProps extends Omit<ValueInputProps, 'text' | 'isInvalid' | 'onType' | 'onPick'> {
  readonly texts: readonly string[]
  /** Which text is wrong; null: all of them together. */
  readonly wrong: number | null | undefined
  readonly onChange: (texts: readonly string[]) => void
  readonly onPick: (texts: readonly string[]) => void
}

/** The id of the control of a value by its place. */
const rowId = (id: string, at: number): string => (at === 0 ? id : `${id}-${at}`)

/** Several values, one below the other: added, removed, put in another order, by buttons or by Alt and an arrow key. */
export const ValueRows = ({ texts, wrong, onChange, onPick, ...field }: ValueRowsProps) => {
  const { t } = useTranslation()
  const rows = texts.length === 0 ? [''] : texts
  const focusNext = useRef<number>(undefined)
  useEffect(() => {
    if (focusNext.current !== undefined) document.getElementById(rowId(field.id, focusNext.current))?.focus()
    focusNext.current = undefined
  })
  const change = (next: readonly string[], focused: number) => {
    focusNext.current = focused
    onChange(next)
  }
  const move = (at: number, to: number) => {
    if (to >= 0 && to < rows.length) change(rows.toSpliced(at, 1).toSpliced(to, 0, rows[at] ?? ''), to)
  }
  const keys = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(at, event.key === 'ArrowUp' ? at - 1 : at + 1)
  }
  return (
    <Root>
      <ol>
        {rows.map((text, at) => {
          const place = { name: field.label, at: at + 1 }
          return (
            // Rows have no identity but their place: what is in them is what somebody types.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={at} onKeyDown={(event) => keys(event, at)}>
              <ValueInput
                {...field}
                id={rowId(field.id, at)}
                label={rows.length === 1 ? field.label : t('describing.row', place)}
                text={text}
                isInvalid={wrong === at || wrong === null}
                onType={(typed) => onChange(rows.with(at, typed))}
                onPick={(picked) => onPick(rows.with(at, picked))}
              />
              {rows.length > 1 && (
                <Tools>
                  <IconButton size="compact" label={t('describing.moveUp', place)} icon={<ArrowUp size={14} />} disabled={at === 0} onClick={() => move(at, at - 1)} />
                  <IconButton size="compact" label={t('describing.moveDown', place)} icon={<ArrowDown size={14} />} disabled={at === rows.length - 1} onClick={() => move(at, at + 1)} />
                  <IconButton size="compact" label={t('describing.removeRow', place)} icon={<X size={14} />} onClick={() => change(rows.toSpliced(at, 1), Math.max(0, at - 1))} />
                </Tools>
              )}
            </Row>
          )
        })}
      </ol>
      {rows.length < MAX_VALUES && rows.every((text) => text.trim() !== '') && (
        <Button size="compact" tone="ghost" icon={<Plus size={14} />} onClick={() => change([...rows, ''], rows.length)}>
          {t('describing.addRow', { name: field.label })}
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};

  ol {
    display: grid;
    gap: ${theme.space[2]};
    width: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

const Row = styled.li`
  display: flex;
  align-items: start;
  gap: ${theme.space[1]};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: ${theme.size.field};
`
