import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { unsavedElsewhere } from '../../../application/metadata-table/unsavedElsewhere.ts'
import { cellKey } from '../../../domain/metadata/valueCell.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { theme } from '../../theme/theme.ts'
import { CellTrouble } from '../CellTrouble.tsx'
import type { Table } from '../useTable.ts'
import { unsavedText } from './unsavedText.ts'

/** What waits for its person and is not shown: its asset may have gone, or lie in another folder, its column be hidden, or of another template. */
export const UnsavedElsewhere = ({ table }: { readonly table: Table }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { actors, contents, language } = table
  const waiting = unsavedElsewhere(contents)
  if (waiting.length === 0) return null
  const open = () => {
    for (const { attributeId, values, edit } of waiting) if (edit.isNamed) void actors.tableCommands.learnNames(attributeId, [...values, ...(edit.theirs?.values ?? [])])
    setOpen(true)
  }
  return (
    <>
      <Button size="compact" tone="ghost" onClick={open}>
        {t('metadataTable.elsewhere.show')}
      </Button>
      {isOpen && (
        <Dialog title={t('metadataTable.elsewhere.title')} size="small" onClose={() => setOpen(false)} leavesFreely footer={<Button onClick={() => setOpen(false)}>{t('kit.close')}</Button>}>
          <List ref={list} tabIndex={-1}>
            {waiting.map(({ edit, assetName, ...cell }) => (
              <li key={cellKey(cell)}>
                {assetName !== undefined && <Of>{assetName}</Of>}
                <strong>{cell.attribute?.name ?? t('metadataTable.kept.field')}</strong>
                <p>{edit.typed ?? unsavedText(t, language, edit.values, { attribute: cell.attribute, edit, nameOf: contents.nameOf })}</p>
                <CellTrouble table={table} cell={{ ...cell, edit }} edit={edit} onChosen={() => list.current?.focus()} />
              </li>
            ))}
          </List>
        </Dialog>
      )}
    </>
  )
}

const Of = styled.p`
  color: ${theme.color.inkSoft};
`

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  p {
    overflow-wrap: anywhere;
  }

  [role='group'] {
    position: static;
    width: auto;
    max-width: none;
    box-shadow: none;
  }
`
