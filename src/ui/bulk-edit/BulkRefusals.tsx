import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { metadataField } from '../../domain/bulk-edit/bulkMetadata.ts'
import type { BulkRefusal, BulkTemplate, BulkValues } from '../../domain/bulk-edit/bulkPlan.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Alert } from '../kit/Alert.tsx'
import { FileName } from '../kit/FileName.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

interface BulkRefusalsProps {
  /** The first of them. */
  readonly refused: readonly BulkRefusal[]
  readonly total: number
  readonly templates: readonly BulkTemplate[]
}

/** The assets that cannot take an edit, each with what is wrong. */
export const BulkRefusals = ({ refused, total, templates }: BulkRefusalsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const attributes = new Map<string, string>(templates.flatMap(({ template }) => template.attributes.map(({ id, name }) => [metadataField(id), name] as const)))
  const nameOf = (field: string): string => attributes.get(field) ?? t(`asset.field.${field as keyof BulkValues}`)
  return (
    <Alert>
      {t('bulkEdit.blocked', { count: total })}
      <List>
        {refused.map(({ id, name, problems }) => (
          <li key={id}>
            <FileName name={name} />
            {Object.entries(problems).map(([field, problem]) => (
              <span key={field}>
                {nameOf(field)}: {problemText(t, problem, language)}
              </span>
            ))}
          </li>
        ))}
      </List>
      {total > refused.length && t('kit.andMore', { count: total - refused.length })}
    </Alert>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: ${theme.space[2]} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    font-weight: ${theme.font.weight.medium};
  }

  li > span:not(:first-child) {
    font-weight: ${theme.font.weight.regular};
  }
`
