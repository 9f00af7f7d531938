import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { CommandDone } from '../../application/metadata-table/commandDone.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'
import { useColumnName } from './columnName.ts'
import { useNarrow } from './useNarrow.ts'
import type { Table } from './useTable.ts'

interface FindBarProps {
  readonly table: Table
  readonly onDone: (done: CommandDone) => void
  readonly onClose: () => void
}

const begin = (field: HTMLInputElement | null) => field?.focus()

/**
 * Goes to what is found, which Enter does, or replaces it: in the cells that are marked or, where one is, in all that are loaded; one step that can be
 * taken back. While several are marked none is gone to, since they would not be marked any more; cards have no cell that the focus goes to.
 */
export const FindBar = ({ table: { actors, contents, language }, onDone, onClose }: FindBarProps) => {
  const { t } = useTranslation()
  const columnName = useColumnName()
  const [find, setFind] = useState('')
  const [replacement, setReplacement] = useState('')
  const [isCaseSensitive, setCaseSensitive] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [said, setSaid] = useState('')
  const [before] = useState(() => document.activeElement)
  const isRanging = useSelector(actors.gridFocus, (snapshot) => snapshot.matches('ranging'))
  const isNarrow = useNarrow()
  const canGo = find !== '' && !isRanging && !isNarrow
  const finding = { find, isCaseSensitive, isWhole }
  const goOn = () => {
    const place = actors.tableCommands.findNext(finding, language)
    const [asset, column] = [place && contents.rowAt(place.row)?.asset.name, place && contents.columns[place.column]]
    setSaid(asset === undefined || column === undefined ? t('metadataTable.find.none') : t('metadataTable.find.at', { asset, column: columnName(column) }))
  }
  const close = () => {
    onClose()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  return (
    <Bar
      aria-label={t('metadataTable.find.title')}
      onSubmit={(event) => {
        event.preventDefault()
        if (canGo) goOn()
      }}
      onChange={() => setSaid('')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <TextField ref={begin} label={t('metadataTable.find.find')} value={find} onChange={({ target }) => setFind(target.value)} />
      <TextField label={t('metadataTable.find.replace')} value={replacement} onChange={({ target }) => setReplacement(target.value)} />
      <Checkbox label={t('metadataTable.find.case')} checked={isCaseSensitive} onChange={() => setCaseSensitive(!isCaseSensitive)} />
      <Checkbox label={t('metadataTable.find.whole')} checked={isWhole} onChange={() => setWhole(!isWhole)} />
      {!isNarrow && (
        <Button type="submit" disabled={!canGo}>
          {t('metadataTable.find.next')}
        </Button>
      )}
      <Button disabled={find === ''} onClick={() => void actors.tableCommands.replace(finding, replacement, language).then(onDone)}>
        {t('metadataTable.find.all')}
      </Button>
      <output>{said}</output>
      <IconButton label={t('kit.close')} icon={<X size={16} />} onClick={close} />
    </Bar>
  )
}

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[5]};
  border-top: ${theme.border.line};
  background: ${theme.color.sunken};

  > :last-child {
    margin-left: auto;
  }
`
