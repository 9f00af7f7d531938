import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { CellPlace } from '../../domain/metadata-table/gridRange.ts'
import { useFocusAfter } from '../forms/useFocusAfter.ts'
import { requiredMark } from '../kit/Field.tsx'
import { GhostValue } from '../suggestions/GhostValue.tsx'
import { LeftText } from '../suggestions/LeftText.tsx'
import { theme } from '../theme/theme.ts'
import { CellEditor } from './CellEditor.tsx'
import { CellTrouble } from './CellTrouble.tsx'
import type { CellEditing } from './useCellEditing.ts'
import type { Table } from './useTable.ts'

interface CardValueProps {
  readonly name: string
  readonly isRequired: boolean
  readonly place: CellPlace
  readonly table: Table
  readonly editing: CellEditing
  readonly isFocus: boolean
}

/** One value of a card. */
export const CardValue = ({ name, isRequired, place, table, editing, isFocus }: CardValueProps) => {
  const { t } = useTranslation()
  const { actors, cellAt, textAt, stateOf, ghostAt, ghosts } = table
  const isOpen = useSelector(actors.cellEditor, (snapshot) => isFocus && snapshot.hasTag('open'))
  const cell = cellAt(place)
  const state = stateOf(cell)
  const text = textAt(place)
  const ghost = isOpen ? undefined : ghostAt(place)
  const label = t('metadataTable.editValue', { column: name })
  const button = useFocusAfter(isOpen)
  const edit = () => {
    actors.gridFocus.send({ type: 'cell.pointed', place, isExtending: false })
    editing.open(place)
  }
  return (
    <Line data-state={state}>
      <dt data-required={isRequired || undefined}>{name}</dt>
      <dd>
        {isOpen ? (
          <CellEditor table={table} place={place} editing={editing} />
        ) : (
          <button ref={button} type="button" aria-label={text === '' ? label : `${text}, ${label}`} disabled={cell?.isEditable !== true} onClick={edit}>
            {text || '–'}
          </button>
        )}
        {ghost !== undefined && (
          <GhostValue
            text={ghost.text}
            suggestion={ghost.suggestion}
            onAccept={() => ghosts.decide([ghost.suggestion.id], 'accept')}
            onRefuse={() => ghosts.decide([ghost.suggestion.id], 'refuse')}
          />
        )}
        <LeftText left={ghost?.left} />
        {state !== undefined && <small>{t(`metadataTable.state.${state}`)}</small>}
        {isFocus && !isOpen && cell?.edit !== undefined && (state === 'refused' || state === 'conflict') && <CellTrouble table={table} cell={cell} edit={cell.edit} onChosen={() => button.current?.focus()} />}
      </dd>
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.space[2]};
  align-items: center;

  dt {
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }

  dt[data-required]::after {
    ${requiredMark}
  }

  dd {
    position: relative;
    min-height: ${theme.size.touch};
    margin: 0;
  }

  dd > button {
    width: 100%;
    min-height: ${theme.size.touch};
    padding: 0 ${theme.space[2]};
    border: ${theme.border.line};
    border-radius: ${theme.radius.small};
    font: inherit;
    text-align: start;
    color: inherit;
    background: none;
    overflow-wrap: anywhere;
  }

  &[data-state='refused'] dd > button {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }

  &[data-state='conflict'] dd > button {
    border-color: ${theme.color.warning};
  }

  small {
    color: ${theme.color.inkSoft};
  }
`
