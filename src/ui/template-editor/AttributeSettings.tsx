import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AttributeDraft, NewAttribute } from '../../application/templates/attributeDrafts.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { CURRENCIES } from '../../domain/reference/currencies.ts'
import { MEASUREMENT_UNITS } from '../../domain/reference/units.ts'
import { canRepeat, isNamed } from '../../domain/templates/attributeTypes.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Select } from '../kit/Select.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'
import { DefaultValueField } from './DefaultValueField.tsx'

interface AttributeSettingsProps {
  readonly attribute: AttributeDraft
  readonly isFrozen: boolean
  readonly problems: FieldProblems
  readonly onSet: (fields: NewAttribute) => void
}

/** What is asked of an attribute, and what it has of itself. */
export const AttributeSettings = ({ attribute, isFrozen, problems, onSet }: AttributeSettingsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { type, required, repeatable, visibleOnPortal, unit, currency } = attribute
  return (
    <>
      <Settings aria-label={t('templates.attribute.settings')}>
        <li>
          <Checkbox label={t('templates.attribute.required')} checked={required} disabled={isFrozen} onChange={() => onSet({ required: !required })} />
          <small>{t('templates.attribute.requiredHint')}</small>
        </li>
        {canRepeat(type) && (
          <li>
            <Checkbox label={t('templates.attribute.repeatable')} checked={repeatable} disabled={isFrozen} onChange={() => onSet({ repeatable: !repeatable })} />
            <small>{t('templates.attribute.repeatableHint')}</small>
          </li>
        )}
        <li>
          <Checkbox label={t('templates.attribute.visibleOnPortal')} checked={visibleOnPortal} disabled={isFrozen} onChange={() => onSet({ visibleOnPortal: !visibleOnPortal })} />
          {visibleOnPortal && (
            <small data-tone="publish">
              <Globe size={14} aria-hidden />
              {t('templates.attribute.public')}
            </small>
          )}
        </li>
      </Settings>
      {type === 'number' && (
        <Select
          label={t('templates.attribute.unit')}
          value={unit ?? ''}
          options={[{ value: '', label: t('templates.attribute.noUnit') }, ...MEASUREMENT_UNITS.map(({ code, name }) => ({ value: code, label: t('templates.attribute.coded', { code, name }) }))]}
          disabled={isFrozen}
          problem={problemText(t, problems['unit'], language)}
          onChange={(code) => onSet({ unit: code === '' ? null : code })}
        />
      )}
      {type === 'price' && (
        <Select
          label={t('templates.attribute.currency')}
          value={currency ?? ''}
          options={[{ value: '', label: t('templates.attribute.noCurrency') }, ...CURRENCIES.map(({ code, name }) => ({ value: code, label: t('templates.attribute.coded', { code, name }) }))]}
          disabled={isFrozen}
          problem={problemText(t, problems['currency'], language)}
          onChange={(code) => onSet({ currency: code === '' ? null : code })}
        />
      )}
      {!isNamed(type) && (
        <DefaultValueField attribute={attribute} isFrozen={isFrozen} problem={problemText(t, problems['defaultValue'], language)} onChange={(defaultValue) => onSet({ defaultValue })} />
      )}
    </>
  )
}

const Settings = styled.ul`
  display: grid;
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${theme.space[3]};
    min-height: ${theme.size.tall};
    padding: ${theme.space[1]} ${theme.space[3]};
  }

  li + li {
    border-top: ${theme.border.line};
  }

  small {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }

  [data-tone='publish'] {
    color: ${theme.color.publish};
  }
`
