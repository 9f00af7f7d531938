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
import type { Table } from './useTable.ts'

interface FindBarProps {
  readonly table: Table
  readonly onDone: (done: CommandDone) => void
  readonly onClose: () => void
}

const begin = (field: HTMLInputElement | null) => field?.focus()

/** Replaces what is found, in the cells that are marked or, where one is, in all that are loaded; one step that can be taken back. */
export const FindBar = ({ table: { actors, language }, onDone, onClose }: FindBarProps) => {
  const { t } = useTranslation()
  const [find, setFind] = useState('')
  const [replacement, setReplacement] = useState('')
  const [isCaseSensitive, setCaseSensitive] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const replace = () => void actors.tableCommands.replace({ find, isCaseSensitive, isWhole }, replacement, language).then(onDone)
  return (
    <Bar
      aria-label={t('metadataTable.find.title')}
      onSubmit={(event) => {
        event.preventDefault()
        replace()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <TextField ref={begin} label={t('metadataTable.find.find')} value={find} onChange={({ target }) => setFind(target.value)} />
      <TextField label={t('metadataTable.find.replace')} value={replacement} onChange={({ target }) => setReplacement(target.value)} />
      <Checkbox label={t('metadataTable.find.case')} checked={isCaseSensitive} onChange={() => setCaseSensitive(!isCaseSensitive)} />
      <Checkbox label={t('metadataTable.find.whole')} checked={isWhole} onChange={() => setWhole(!isWhole)} />
      <Button type="submit" disabled={find === ''}>
        {t('metadataTable.find.all')}
      </Button>
      <IconButton label={t('kit.close')} icon={<X size={16} />} onClick={onClose} />
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
