import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { looksLikeError } from '../../application/metadata-table/judgedCells.ts'
import type { ValueCell } from '../../application/metadata-table/tableContents.ts'
import type { KnownCell } from '../../application/metadata-table/unsavedElsewhere.ts'
import type { EditChoice, EditRefusal, ValueEdit } from '../../domain/metadata/valueEdit.ts'
import { Button } from '../kit/Button.tsx'
import { failureText } from '../texts/failureText.ts'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { keepInViewport, UnderCell } from './cellStyles.ts'
import { unsavedText } from './elsewhere/unsavedText.ts'
import type { Table } from './useTable.ts'

interface CellTroubleProps {
  readonly table: Table
  readonly cell: KnownCell
  readonly edit: ValueEdit
  /** The focus has to go on: what is chosen takes its button with it. */
  readonly onChosen: () => void
}

const isWords = (cell: KnownCell): cell is ValueCell => cell.attribute?.type === 'text' || cell.attribute?.type === 'longText'

/** Why a cell is not saved, and what can be done about it. */
export const CellTrouble = ({ table, cell, edit, onChosen }: CellTroubleProps) => {
  const { t } = useTranslation()
  const { actors, contents, language } = table
  const autosave = actors.tableAutosaveOf(actors.tableView.getSnapshot().context.resourceType)
  const choose = (choice: EditChoice) => {
    autosave.send({ type: 'cells.choose', cells: [cell], choice })
    onChosen()
  }
  const asTyped = (words: ValueCell) => {
    actors.tableCommands.enterAsTyped(words, language)
    onChosen()
  }
  const textOf = (values: readonly string[]) => unsavedText(t, language, values, { attribute: cell.attribute, edit, nameOf: contents.nameOf })
  const reason = (refusal: EditRefusal) => ('problem' in refusal ? problemText(t, refusal.problem, language) : failureText(t, { code: refusal.code }, language))
  const { theirs, refusal } = edit
  if (theirs !== undefined) {
    return (
      <Trouble ref={keepInViewport} aria-label={t('metadataTable.state.conflict')}>
        <p>{theirs.changedBy === '' ? t('metadataTable.changed') : t('metadataTable.changedBy', { name: theirs.changedBy })}</p>
        <Side>
          <small>{t('metadataTable.yours')}</small>
          <span>{edit.typed ?? textOf(edit.values)}</span>
          <Button size="compact" tone="primary" onClick={() => choose('keep')}>
            {t('metadataTable.keepYours')}
          </Button>
        </Side>
        <Side>
          <small>{t('metadataTable.theirs')}</small>
          <span>{textOf(theirs.values)}</span>
          <Button size="compact" onClick={() => choose('giveUp')}>
            {t('metadataTable.takeTheirs')}
          </Button>
        </Side>
      </Trouble>
    )
  }
  const stored = textOf(cell.stored.values)
  return (
    <Trouble ref={keepInViewport} aria-label={t('metadataTable.state.refused')}>
      <Reason>{refusal && reason(refusal)}</Reason>
      <p>{stored === '' ? t('metadataTable.nothingStored') : t('metadataTable.stillStored', { text: stored })}</p>
      <Choices>
        <Button size="compact" onClick={() => choose('giveUp')}>
          {t('metadataTable.putBack')}
        </Button>
        {looksLikeError(edit) && isWords(cell) && (
          <Button size="compact" onClick={() => asTyped(cell)}>
            {t('metadataTable.keepAsText')}
          </Button>
        )}
        {edit.typed === undefined && (
          <Button size="compact" onClick={() => choose('keep')}>
            {t('kit.tryAgain')}
          </Button>
        )}
      </Choices>
    </Trouble>
  )
}

/** Two presses on a word of it mark the word, and do not open the cell. */
const Trouble = styled(UnderCell).attrs({ role: 'group', onDoubleClick: (event: MouseEvent) => event.stopPropagation() })``

const Reason = styled.p`
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.danger};
`

const Choices = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`

const Side = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${theme.space[3]};
  align-items: center;

  small {
    color: ${theme.color.inkSoft};
  }

  span {
    overflow-wrap: anywhere;
  }
`
