import { useSelector } from '@xstate/react'
import { FileSearch } from 'lucide-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import type { MetadataActor } from '../../application/embedded-metadata/metadata.machine.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { Facts } from '../detail/panel.ts'

const WAITING = Array.from({ length: 6 }, (_, row) => row)

/** A field in words; one that has none goes by the name that the file gives it. */
const fieldText = (t: TFunction, field: string): string => t(`metadata.field.${field}` as 'metadata.field.title', { defaultValue: field })

/** What is known of the file itself, whatever it says. */
const FileProperties = ({ asset }: { readonly asset: AssetDetail }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  return (
    <Group aria-label={t('metadata.file')}>
      <h3>{t('metadata.file')}</h3>
      <Facts>
        <dt>{t('metadata.mediaType')}</dt>
        <dd>{asset.mediaType}</dd>
        <dt>{t('asset.field.size')}</dt>
        <dd>{`${formatSize(asset.size, language)} (${formatNumber(asset.size, language)} B)`}</dd>
        <dt>SHA-256</dt>
        <dd>{asset.checksum}</dd>
      </Facts>
    </Group>
  )
}

interface EmbeddedMetadataProps {
  readonly asset: AssetDetail
  readonly metadata: MetadataActor
}

/** What a file says of itself, in groups: EXIF, IPTC and XMP of pictures, the tags and make of sound and film, the properties of documents. */
export const EmbeddedMetadata = ({ asset, metadata }: EmbeddedMetadataProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(metadata, (current) => current)
  const { groups, failure } = snapshot.context
  const retry = () => metadata.send({ type: 'retry' })
  const shown = snapshot.hasTag('shown') ? snapshot.context.state : undefined
  const isUnderWay = snapshot.matches('reading') || snapshot.matches('asking') || snapshot.matches('waiting')
  return (
    <Root>
      <FileProperties asset={asset} />
      {isUnderWay && (
        <Waiting aria-busy aria-label={t('metadata.reading')}>
          {WAITING.map((row) => (
            <Skeleton key={row} />
          ))}
        </Waiting>
      )}
      {snapshot.matches('failed') && (
        <ErrorState
          title={t('metadata.failed.title')}
          text={failure ? failureText(t, failure, matchLanguage(i18n.language)) : t('metadata.failed.text')}
          onRetry={retry}
        />
      )}
      {shown === 'Failed' && <ErrorState title={t('metadata.unreadable.title')} text={t('metadata.unreadable.text')} onRetry={retry} />}
      {(shown === 'None' || (shown === 'Ready' && groups.length === 0)) && (
        <EmptyState icon={<FileSearch size={28} strokeWidth={1.5} />} title={t('metadata.none.title')} text={t('metadata.none.text')} />
      )}
      {shown === 'Ready' &&
        groups.map(({ group, fields }) => (
          <Group key={group} aria-label={t(`metadata.group.${group}`)}>
            <h3>{t(`metadata.group.${group}`)}</h3>
            <Facts>
              {fields.map(({ field, value }) => (
                <Field key={field}>
                  <dt>{fieldText(t, field)}</dt>
                  <dd dir="auto">{value}</dd>
                </Field>
              ))}
            </Facts>
          </Group>
        ))}
    </Root>
  )
}

const Root = styled.div`
  padding-bottom: ${theme.space[8]};
`

const Group = styled.section`
  h3 {
    padding: 18px ${theme.space[5]} 0;
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  dl {
    padding-top: ${theme.space[2]};
    padding-bottom: 0;
  }
`

const Field = styled.div`
  display: contents;

  dt {
    overflow-wrap: anywhere;
  }
`

const Waiting = styled.output`
  display: grid;
  gap: ${theme.space[3]};
  padding: 18px ${theme.space[5]};

  & > * {
    height: ${theme.size.target};
  }
`
