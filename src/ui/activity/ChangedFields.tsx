import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ChangedValues } from '../../domain/metadata/assetMetadata.ts'
import { namesOf } from '../../domain/metadata/names.ts'
import { Button } from '../kit/Button.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { SuggestedBy } from '../suggestions/SuggestedBy.tsx'
import { theme } from '../theme/theme.ts'
import { ValueText } from '../value-fields/ValueText.tsx'
import { ChangeList } from './ActivityChanges.tsx'

interface ChangedFieldsProps {
  readonly values: readonly ChangedValues[]
  readonly onUndo: ((changeId: string) => void) | undefined
}

/** The attributes that an entry changed: what each was and is, and its way back. */
export const ChangedFields = ({ values, onUndo }: ChangedFieldsProps) => {
  const { t } = useTranslation()
  return (
    <ChangeList>
      {values.map(({ id, attribute: bare, before, after, names, suggested, undoable }) => {
        const attribute = { ...bare, names: namesOf(names) }
        return (
          <div key={id}>
            <dt>{attribute.name}</dt>
            <dd>
              {before.length > 0 && (
                <del>
                  <VisuallyHidden>{t('activity.was')} </VisuallyHidden>
                  <ValueText attribute={attribute} values={before} />
                </del>
              )}
              <ins>
                <VisuallyHidden>{t('activity.is')} </VisuallyHidden>
                <ValueText attribute={attribute} values={after} />
              </ins>
              {suggested !== undefined && <SuggestedBy {...suggested} />}
              {undoable && onUndo !== undefined && (
                <Undo size="compact" tone="ghost" icon={<Undo2 size={14} />} aria-label={t('history.undoField', { name: attribute.name })} onClick={() => onUndo(id)}>
                  {t('history.undo')}
                </Undo>
              )}
            </dd>
          </div>
        )
      })}
    </ChangeList>
  )
}

const Undo = styled(Button)`
  margin-inline-start: auto;
  min-height: ${theme.size.target};
`
