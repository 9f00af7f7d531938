import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { BulkDifference, BulkTemplate } from '../../domain/bulk-edit/bulkPlan.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import type { RightsStatement } from '../../domain/rights-statements/rightsStatement.ts'
import type { ValueName } from '../../domain/metadata/names.ts'
import { theme } from '../theme/theme.ts'
import { MetadataDifferences } from './MetadataDifferences.tsx'
import { Gone, New, Prose, TagsChange, TextChange } from './ValueDifferences.tsx'

interface FieldDifferencesProps {
  readonly difference: BulkDifference
  readonly templates: readonly BulkTemplate[]
  readonly names: readonly ValueName[]
}

/** The fields of one asset that become others, with what goes and what comes. */
export const FieldDifferences = ({ difference, templates, names }: FieldDifferencesProps) => {
  const { before, after } = difference
  const { t, i18n } = useTranslation()
  const rightsText = (statement: RightsStatement | null) => (statement === null ? t('asset.rightsOfPortal') : rightsName(statement, matchLanguage(i18n.language)))
  const none = t('bulkEdit.noRepository')
  return (
    <Root>
      {before.description !== undefined && after.description !== undefined && (
        <div>
          <dt>{t('asset.field.description')}</dt>
          <dd>
            <TextChange before={before.description} after={after.description} />
          </dd>
        </div>
      )}
      {before.tags !== undefined && after.tags !== undefined && (
        <div>
          <dt>{t('asset.field.tags')}</dt>
          <dd>
            <TagsChange before={before.tags} after={after.tags} />
          </dd>
        </div>
      )}
      {before.repository !== undefined && after.repository !== undefined && (
        <div>
          <dt>{t('asset.field.repository')}</dt>
          <dd>
            <Prose>
              <Gone>{before.repository?.name ?? none}</Gone> → <New>{after.repository?.name ?? none}</New>
            </Prose>
          </dd>
        </div>
      )}
      {before.rightsStatement !== undefined && after.rightsStatement !== undefined && (
        <div>
          <dt>{t('asset.field.rightsStatement')}</dt>
          <dd>
            <Prose>
              <Gone>{rightsText(before.rightsStatement)}</Gone> → <New>{rightsText(after.rightsStatement)}</New>
            </Prose>
          </dd>
        </div>
      )}
      <MetadataDifferences difference={difference} templates={templates} names={names} />
    </Root>
  )
}

const Root = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  margin: 0;

  > div {
    display: grid;
    gap: ${theme.space.half};
  }

  dt {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  del {
    color: ${theme.color.danger};
    background: ${theme.color.dangerSoft};
    text-decoration: line-through;
  }

  ins {
    color: ${theme.color.ink};
    background: ${theme.color.primarySoft};
    text-decoration: underline;
    text-decoration-color: ${theme.color.primary};
    text-underline-offset: 2px;
  }
`
