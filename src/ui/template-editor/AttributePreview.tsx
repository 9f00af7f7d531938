import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AttributeDraft } from '../../application/templates/attributeDrafts.ts'
import { requiredMark } from '../kit/Field.tsx'
import { theme } from '../theme/theme.ts'

/** How an attribute looks to those who fill it in, and to the public. */
export const AttributePreview = ({ attribute }: { readonly attribute: AttributeDraft }) => {
  const { t } = useTranslation()
  const { type, required, visibleOnPortal, helpText, unit, currency, options } = attribute
  const name = attribute.name === '' ? t('templates.attribute.unnamed') : attribute.name
  const sign = type === 'number' ? unit : type === 'price' ? currency : null
  const example = options[0] ?? [t(`templates.examples.${type}`), ...(sign === null ? [] : [sign])].join(' ')
  return (
    <Root aria-label={t('templates.preview.title')}>
      <h2>{t('templates.preview.title')}</h2>
      <h3>{t('templates.preview.form')}</h3>
      <Card>
        <Label data-required={required || undefined}>{name}</Label>
        <Sample>{example}</Sample>
        {helpText !== '' && <small>{helpText}</small>}
      </Card>
      <h3>{t('templates.preview.portal')}</h3>
      {visibleOnPortal ? (
        <Card as="dl">
          <dt>{name}</dt>
          <dd>{example}</dd>
        </Card>
      ) : (
        <p>{t('templates.preview.notPublic')}</p>
      )}
    </Root>
  )
}

const Root = styled.aside`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;
  overflow-wrap: anywhere;

  h2 {
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }

  h3 {
    font-size: ${theme.font.size.caption};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.inkSoft};
  }

  p,
  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`

const Card = styled.div`
  display: grid;
  gap: ${theme.space.snug};
  padding: ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};

  dt {
    color: ${theme.color.inkSoft};
  }
`

const Label = styled.span`
  font-weight: ${theme.font.weight.medium};

  &[data-required]::after {
    ${requiredMark}
  }
`

const Sample = styled.span`
  min-height: ${theme.size.field};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: ${theme.border.control};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surface};
`
