import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { TemplatePage } from '../../application/templates/TemplateGateway.ts'
import { TEMPLATE_STATES } from '../../domain/templates/lifecycle.ts'
import { TEMPLATE_TYPES } from '../../domain/templates/template.ts'
import { narrowedTemplates, templateFilterOf } from '../addresses/templates.ts'
import { Select } from '../kit/Select.tsx'
import { TextField } from '../kit/TextField.tsx'
import { useTyped } from '../forms/useTyped.ts'
import { theme } from '../theme/theme.ts'
import { typeText } from './templateTexts.ts'

/** Narrows the templates by name, state and what they describe; the address keeps it. */
export const TemplateFilters = ({ states }: { readonly states: TemplatePage['states'] | undefined }) => {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const filter = templateFilterOf(search)
  const narrow = (field: keyof typeof filter, value: string) => setSearch((now) => narrowedTemplates(now, field, value), { replace: true })
  const typed = useTyped(filter.search ?? '', (text) => narrow('search', text))
  return (
    <Row aria-label={t('templates.find')}>
      <TextField type="search" label={t('templates.search')} {...typed} />
      <Select
        label={t('templates.columns.state')}
        value={filter.state ?? ''}
        options={[
          { value: '', label: t('templates.anyState') },
          ...TEMPLATE_STATES.map((state) => {
            const label = t(`templates.states.${state}`)
            return { value: state, label: states === undefined ? label : t('templates.stateCount', { state: label, value: states[state] }) }
          }),
        ]}
        onChange={(state) => narrow('state', state)}
      />
      <Select
        label={t('templates.columns.type')}
        value={filter.type ?? ''}
        options={[{ value: '', label: t('templates.anyType') }, ...TEMPLATE_TYPES.map((type) => ({ value: type, label: typeText(t, type) }))]}
        onChange={(type) => narrow('type', type)}
      />
    </Row>
  )
}

const Row = styled.search`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  gap: ${theme.space[3]};
  padding-bottom: ${theme.space[3]};

  ${theme.media.belowMd} {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
