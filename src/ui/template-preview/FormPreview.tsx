import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AttributeDraft } from '../../application/templates/attributeDrafts.ts'
import { sectionsOf } from '../../domain/templates/sections.ts'
import { theme } from '../theme/theme.ts'
import { PreviewCard, PreviewRoot, SampleField } from './SampleField.tsx'

/** The form as those see it who describe: all attributes in their sections. */
export const FormPreview = ({ attributes }: { readonly attributes: readonly AttributeDraft[] }) => {
  const { t } = useTranslation()
  return (
    <PreviewRoot aria-label={t('templates.preview.title')}>
      <h2>{t('templates.preview.title')}</h2>
      <h3>{t('templates.preview.form')}</h3>
      <PreviewCard>
        {sectionsOf(attributes).map(({ name, attributes: inside }) => (
          <Section key={name}>
            {name !== '' && <h4>{name}</h4>}
            {inside.map((attribute) => (
              <SampleField key={attribute.id} attribute={attribute} />
            ))}
          </Section>
        ))}
      </PreviewCard>
    </PreviewRoot>
  )
}

const Section = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  h4 {
    padding-bottom: ${theme.space[1]};
    border-bottom: ${theme.border.line};
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.inkSoft};
  }
`
