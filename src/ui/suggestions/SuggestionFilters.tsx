import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { SuggestedAsset } from '../../application/suggestions/SuggestionGateway.ts'
import type { SuggestionCounts, SuggestionFilter } from '../../domain/suggestions/deciding.ts'
import { Button } from '../kit/Button.tsx'
import { Chip } from '../kit/Chip.tsx'
import { Menu } from '../kit/Menu.tsx'
import { theme } from '../theme/theme.ts'

interface SuggestionFiltersProps {
  readonly filter: SuggestionFilter
  readonly counts: SuggestionCounts
  /** What is listed: it knows what folders are called. */
  readonly assets: readonly SuggestedAsset[]
  readonly onFilter: (filter: SuggestionFilter) => void
}

/** A filter without some of what it asks for. */
const without = (filter: SuggestionFilter, ...names: readonly (keyof SuggestionFilter)[]): SuggestionFilter =>
  Object.fromEntries(Object.entries(filter).filter(([name]) => !names.some((one) => one === name)))

/** What suggestions are narrowed to beside their kind and how sure they are: what proposed them, for which field, and where. */
export const SuggestionFilters = ({ filter, counts: { engines, attributes }, assets, onFilter }: SuggestionFiltersProps) => {
  const { t } = useTranslation()
  const { engine, templateId, attributeId, folderId, assetId } = filter
  const all = { id: 'all', label: t('suggestions.all') }
  const templates = [...new Map(attributes.map((one) => [one.templateId, one.templateName])).entries()]
  const attribute = attributes.find(({ id }) => id === attributeId)
  const template = templates.find(([id]) => id === templateId)
  const ofField = without(filter, 'templateId', 'attributeId')
  const folder = assets.flatMap(({ path }) => path).find(({ id }) => id === folderId)
  const field = attribute?.name ?? template?.[1] ?? t(attributeId === undefined && templateId === undefined ? 'suggestions.all' : 'suggestions.oneField')
  return (
    <Root>
      {(engines.length > 1 || engine !== undefined) && (
        <Menu
          label={t('suggestions.origin')}
          align="start"
          button={
            <Button size="compact">
              {t('suggestions.originNow', { origin: engine === undefined ? t('suggestions.all') : t(`suggestions.from.${engine}`) })}
              <ChevronDown size={14} aria-hidden />
            </Button>
          }
          entries={[
            { ...all, checked: engine === undefined, onSelect: () => onFilter(without(filter, 'engine')) },
            ...engines.map((one) => ({ id: one, label: t(`suggestions.from.${one}`), checked: one === engine, onSelect: () => onFilter({ ...filter, engine: one }) })),
          ]}
        />
      )}
      {(attributes.length > 0 || attributeId !== undefined || templateId !== undefined) && (
        <Menu
          label={t('suggestions.field')}
          align="start"
          button={
            <Button size="compact">
              {t('suggestions.fieldNow', { field })}
              <ChevronDown size={14} aria-hidden />
            </Button>
          }
          entries={[
            { ...all, checked: attributeId === undefined && templateId === undefined, onSelect: () => onFilter(ofField) },
            ...templates.flatMap(([id, name]) => [
              { id, label: name, separated: true, checked: id === templateId, onSelect: () => onFilter({ ...ofField, templateId: id }) },
              ...attributes
                .filter((one) => one.templateId === id)
                .map((one) => ({ id: one.id, label: t('suggestions.fieldOf', { field: one.name, template: name }), checked: one.id === attributeId, onSelect: () => onFilter({ ...ofField, attributeId: one.id }) })),
            ]),
          ]}
        />
      )}
      {folderId !== undefined && (
        <Chip removeLabel={t('suggestions.anywhere')} onRemove={() => onFilter(without(filter, 'folderId'))}>
          {folder === undefined ? t('suggestions.oneFolder') : t('suggestions.inFolder', { name: folder.name })}
        </Chip>
      )}
      {assetId !== undefined && (
        <Chip removeLabel={t('suggestions.anywhere')} onRemove={() => onFilter(without(filter, 'assetId'))}>
          {assets[0]?.asset.name ?? t('suggestions.oneAsset')}
        </Chip>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 0 ${theme.space[5]} ${theme.space[3]};

  &:empty {
    display: none;
  }

  ${theme.media.belowMd} {
    padding: 0 ${theme.space[3]} ${theme.space[2]};
  }
`
