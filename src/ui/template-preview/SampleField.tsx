import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AttributeDraft } from '../../application/templates/attributeDrafts.ts'
import { requiredMark } from '../kit/Field.tsx'
import { theme } from '../theme/theme.ts'

/** What an attribute is called, and a value such as it takes. */
export const useSample = ({ name, type, unit, currency, options }: AttributeDraft) => {
  const { t } = useTranslation()
  const sign = type === 'number' ? unit : type === 'price' ? currency : null
  return {
    name: name === '' ? t('templates.attribute.unnamed') : name,
    example: options[0] ?? [t(`templates.examples.${type}`), ...(sign === null ? [] : [sign])].join(' '),
  }
}

/** An attribute as those see it who describe: its name, what it is for, and where its value stands. */
export const SampleField = ({ attribute }: { readonly attribute: AttributeDraft }) => {
  const { name, example } = useSample(attribute)
  return (
    <Field>
      <Label data-required={attribute.required || undefined}>{name}</Label>
      {attribute.helpText !== '' && <small>{attribute.helpText}</small>}
      <Sample data-long={attribute.type === 'longText' || undefined}>{example}</Sample>
    </Field>
  )
}

export const PreviewRoot = styled.aside`
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

export const PreviewCard = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};

  dt {
    color: ${theme.color.inkSoft};
  }
`

const Field = styled.div`
  display: grid;
  gap: ${theme.space.snug};
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
  color: ${theme.color.inkSoft};
  background: ${theme.color.surface};

  &[data-long] {
    min-height: calc(2 * ${theme.size.field});
  }
`
