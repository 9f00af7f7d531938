import { useTranslation } from 'react-i18next'
import { BULK_WAYS, type BulkDraft } from '../../application/bulk-edit/bulkDraft.ts'
import type { BulkSummary } from '../../domain/bulk-edit/bulkPlan.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import { RIGHTS_STATEMENTS } from '../../domain/rights-statements/rightsStatement.ts'
import { Select } from '../kit/Select.tsx'
import { BulkField } from './BulkField.tsx'

interface BulkRightsProps {
  readonly now: BulkSummary['rightsStatement']
  readonly draft: BulkDraft['rightsStatement']
  readonly problem: string | undefined
  readonly onChange: (changed: BulkDraft['rightsStatement']) => void
}

/** Under which statement many assets may be used. */
export const BulkRights = ({ now, draft, problem, onChange }: BulkRightsProps) => {
  const { t, i18n } = useTranslation()
  const { how, statement } = draft
  const language = matchLanguage(i18n.language)
  return (
    <BulkField
      field="rightsStatement"
      now={now.kind === 'mixed' ? now : now.value === null ? t('asset.rightsOfPortal') : rightsName(now.value, language)}
      ways={BULK_WAYS.rightsStatement}
      how={how}
      onHow={(next) => onChange({ ...draft, how: next })}
    >
      {how === 'remove' && <p>{t('bulkEdit.rightsStatement.remove')}</p>}
      {how === 'replace' && (
        <Select
          label={t('bulkEdit.rightsStatement.replace')}
          value={statement}
          problem={problem}
          options={[
            { value: null, label: t('bulkEdit.rightsStatement.choose') },
            ...RIGHTS_STATEMENTS.map((value) => ({ value, label: rightsName(value, language) })),
          ]}
          onChange={(chosen) => onChange({ ...draft, statement: chosen })}
        />
      )}
    </BulkField>
  )
}
