import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MetadataTableActors } from '../../../application/metadata-table/metadataTableActors.ts'
import { cellKey } from '../../../domain/metadata/valueCell.ts'
import type { ValueEdit } from '../../../domain/metadata/valueEdit.ts'
import { matchLanguage } from '../../../domain/preferences/language.ts'
import { theme } from '../../theme/theme.ts'
import { KeptTexts } from '../../value-fields/KeptTexts.tsx'
import { unsavedText } from './unsavedText.ts'

/** What was typed into a table that cannot be shown now, and is not saved: kept in this browser, and here to be copied. */
export const KeptEdits = ({ actors }: { readonly actors: Pick<MetadataTableActors, 'tableView' | 'tableRows' | 'tableAutosaveOf' | 'tableCommands'> }) => {
  const { t, i18n } = useTranslation()
  const { resourceType, template } = useSelector(actors.tableView, ({ context }) => context)
  const edits = useSelector(actors.tableAutosaveOf(resourceType), ({ context }) => context.edits)
  const names = useSelector(actors.tableRows, ({ context }) => context.names)
  const { learnNames } = actors.tableCommands
  useEffect(() => {
    for (const { attributeId, values, isNamed } of edits.values()) if (isNamed) void learnNames(attributeId, values)
  }, [edits, learnNames])
  if (edits.size === 0) return null
  const attributeOf = (attributeId: string) => template?.attributes.find(({ id }) => id === attributeId)
  const nameOf = (id: string) => names.get(id)?.label
  const textOf = (edit: ValueEdit): string => edit.typed ?? unsavedText(t, matchLanguage(i18n.language), edit.values, { attribute: attributeOf(edit.attributeId), edit, nameOf })
  return (
    <Kept aria-label={t('metadataTable.kept.title')}>
      <h2>{t('metadataTable.kept.title')}</h2>
      <p>{t('metadataTable.kept.text')}</p>
      <KeptTexts texts={[...edits.values()].map((edit) => ({ key: cellKey(edit), name: attributeOf(edit.attributeId)?.name ?? t('metadataTable.kept.field'), text: textOf(edit) }))} />
    </Kept>
  )
}

const Kept = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  width: min(560px, 100%);
  margin: 0 auto;
  padding: ${theme.space[4]};

  h2 {
    margin: 0;
    font-size: ${theme.font.size.body};
  }

  p {
    margin: 0;
    color: ${theme.color.inkSoft};
  }
`
