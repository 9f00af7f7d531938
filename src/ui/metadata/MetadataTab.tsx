import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MetadataActors } from '../../application/embedded-metadata/metadataActors.ts'
import type { AssetMetadataActors } from '../../application/metadata/assetMetadataActors.ts'
import { canEditValues } from '../../domain/metadata/assetMetadata.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { can } from '../../domain/rights/can.ts'
import { AssetAutofill } from '../autofill/AssetAutofill.tsx'
import type { AssetTabProps } from '../detail/tabs.ts'
import { EmbeddedMetadata } from '../embedded-metadata/EmbeddedMetadata.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { SuggestedValues } from '../suggestions/SuggestedValues.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { Description } from './Description.tsx'
import { shownAttributes } from './shownAttributes.ts'

const WAITING = Array.from({ length: 4 }, (_, row) => row)

/** What people say of an asset by its templates, and below it what its file says of itself. */
export const MetadataTab = ({ asset, actors, permissions }: AssetTabProps<AssetMetadataActors & MetadataActors>) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(actors.assetMetadata, (current) => current)
  const { failure, place, metadata } = snapshot.context
  const mayReview = can(permissions, 'reviewSuggestions')
  const mayEdit = can(permissions, 'editMetadata')
  const edited = mayEdit && snapshot.hasTag('shown') ? metadata.templates.filter(({ template }) => canEditValues(template.state)) : []
  const fields = new Set(edited.flatMap(({ template }) => shownAttributes(template).map(({ id }) => id)))
  return (
    <>
      {mayReview && <SuggestedValues capabilities={actors.capabilities} assetId={asset.id} fields={fields} />}
      {snapshot.matches('reading') && (
        <Waiting aria-busy aria-label={t('describing.reading')}>
          {WAITING.map((row) => (
            <Skeleton key={row} />
          ))}
        </Waiting>
      )}
      {snapshot.matches('failed') && (
        <ErrorState
          title={t('describing.failed.title')}
          text={failure ? failureText(t, failure, matchLanguage(i18n.language)) : t('describing.failed.text')}
          onRetry={() => actors.assetMetadata.send({ type: 'retry' })}
        />
      )}
      {snapshot.hasTag('shown') && metadata.templates.length > 0 && <AssetAutofill place={place} capabilities={actors.capabilities} permissions={permissions} />}
      {snapshot.hasTag('shown') && (
        <Description actors={actors} mayEdit={mayEdit} proposing={mayReview ? actors.capabilities : undefined} />
      )}
      <Embedded aria-labelledby="embedded-metadata">
        <h2 id="embedded-metadata">{t('describing.ofFile')}</h2>
        <EmbeddedMetadata asset={asset} metadata={actors.metadata} />
      </Embedded>
    </>
  )
}

const Waiting = styled.output`
  display: grid;
  gap: ${theme.space[3]};
  padding: 18px ${theme.space[5]};

  & > * {
    height: ${theme.size.row};
  }
`

const Embedded = styled.section`
  border-top: ${theme.border.line};

  > h2 {
    padding: 18px ${theme.space[5]} 0;
    font-size: ${theme.font.size.lead};
    font-weight: ${theme.font.weight.semibold};
  }
`
