import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ValueAutosaveActor } from '../../../application/metadata/valueAutosave.machine.ts'
import type { DescribingTemplate } from '../../../domain/metadata/assetMetadata.ts'
import { cellKey } from '../../../domain/metadata/valueCell.ts'
import { theme } from '../../theme/theme.ts'
import { KeptTexts } from '../../value-fields/KeptTexts.tsx'

interface KeptEditsProps {
  readonly autosave: ValueAutosaveActor
  /** Undefined: nobody knows what the fields are called. */
  readonly template: DescribingTemplate | undefined
}

/** What was typed into a table that cannot be shown now, and is not saved: kept in this browser, and here to be copied. */
export const KeptEdits = ({ autosave, template }: KeptEditsProps) => {
  const { t } = useTranslation()
  const edits = useSelector(autosave, ({ context }) => context.edits)
  if (edits.size === 0) return null
  const nameOf = (attributeId: string): string => template?.attributes.find(({ id }) => id === attributeId)?.name ?? t('metadataTable.kept.field')
  return (
    <Kept aria-label={t('metadataTable.kept.title')}>
      <h2>{t('metadataTable.kept.title')}</h2>
      <p>{t('metadataTable.kept.text')}</p>
      <KeptTexts texts={[...edits.values()].map((edit) => ({ key: cellKey(edit), name: nameOf(edit.attributeId), text: edit.typed ?? edit.values.join('; ') }))} />
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
