import { useTranslation } from 'react-i18next'
import type { BulkDifference, BulkTemplate } from '../../domain/bulk-edit/bulkPlan.ts'
import { namesOf, type ValueName } from '../../domain/metadata/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { valuesText } from '../value-fields/valueWords.ts'
import { Gone, New, Prose } from './ValueDifferences.tsx'

interface MetadataDifferencesProps {
  readonly difference: Pick<BulkDifference, 'metadata' | 'assigned'>
  readonly templates: readonly BulkTemplate[]
  /** What the values stand for is called. */
  readonly names: readonly ValueName[]
}

/** The metadata of one asset that becomes other, field by field, and the templates that come to it. */
export const MetadataDifferences = ({ difference: { metadata, assigned }, templates, names }: MetadataDifferencesProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const known = namesOf(names)
  const attributes = templates.flatMap(({ template }) => template.attributes)
  const coming = templates.filter(({ template }) => assigned.includes(template.id)).map(({ template }) => template.name)
  return (
    <>
      {coming.length > 0 && (
        <div>
          <dt>{t('bulkEdit.metadata.describedBy')}</dt>
          <dd>
            <New>{coming.join(', ')}</New>
          </dd>
        </div>
      )}
      {metadata.map(({ attributeId, before, after }) => {
        const attribute = attributes.find(({ id }) => id === attributeId)
        if (attribute === undefined) return null
        const text = (values: readonly string[]) => valuesText(t, { ...attribute, names: known }, values, language)
        return (
          <div key={attributeId}>
            <dt>{attribute.name}</dt>
            <dd>
              <Prose>
                <Gone>{text(before)}</Gone> → <New>{text(after)}</New>
              </Prose>
            </dd>
          </div>
        )
      })}
    </>
  )
}
