import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { PATH_SEPARATOR } from '../../domain/constants.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import { splitExtension } from '../../domain/naming/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { rightsName } from '../../domain/rights-statements/names.ts'
import { rightsAddress } from '../../domain/rights-statements/rightsStatement.ts'
import { can } from '../../domain/rights/can.ts'
import { Chip } from '../kit/Chip.tsx'
import { theme } from '../theme/theme.ts'
import { RestrictedForFact } from '../restrictions/RestrictedForFact.tsx'
import { folderAddress } from '../addresses/library.ts'
import { AssetOcr } from '../ocr/AssetOcr.tsx'
import { SharedFact } from '../share-links/SharedFact.tsx'
import { SuggestedTags } from '../suggestions/SuggestedTags.tsx'
import { useAssetWords } from '../thumbnails/useAssetWords.ts'
import { EmbargoFact } from '../detail/EmbargoFact.tsx'
import { CreatedProperties } from '../detail/CreatedProperties.tsx'
import { Facts } from '../detail/panel.ts'
import type { AssetTabProps } from '../detail/tabs.ts'
import { Chips } from './TagsField.tsx'

/** The fields of an asset, as they are. */
export const AssetProperties = ({ asset, actors, permissions }: Pick<AssetTabProps, 'asset' | 'actors' | 'permissions'>) => {
  const { t, i18n } = useTranslation()
  const words = useAssetWords()
  const language = matchLanguage(i18n.language)
  const format = splitExtension(asset.name).extension.toUpperCase()
  const kind = t(`asset.kind.${asset.preview}`, { format })
  const pixels =
    asset.width === null || asset.height === null ? '' : `, ${formatNumber(asset.width, language)} × ${formatNumber(asset.height, language)}`
  const none = <Faint>{t('asset.none')}</Faint>
  return (
    <Facts>
      <dt>{t('asset.field.description')}</dt>
      <dd dir="auto">{asset.description === '' ? <Faint>{t('asset.noDescription')}</Faint> : asset.description}</dd>
      <dt>{t('asset.field.tags')}</dt>
      <dd>
        {asset.tags.length === 0 ? (
          none
        ) : (
          <Chips>
            {asset.tags.map((tag) => (
              <li key={tag}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </Chips>
        )}
        {can(permissions, 'reviewSuggestions') && <SuggestedTags capabilities={actors.capabilities} assetId={asset.id} />}
      </dd>
      <dt>{t('asset.field.fileNumber')}</dt>
      <dd>{asset.fileNumber}</dd>
      <dt>{t('asset.field.repository')}</dt>
      <dd>{asset.repository ?? none}</dd>
      <dt>{t('asset.field.rightsStatement')}</dt>
      <dd>
        {asset.rightsStatement === null ? (
          <Faint>{t('asset.rightsOfPortal')}</Faint>
        ) : (
          <a href={rightsAddress(asset.rightsStatement)} target="_blank" rel="noreferrer">
            {rightsName(asset.rightsStatement, language)}
          </a>
        )}
      </dd>
      <EmbargoFact target={asset} />
      {(asset.webReady || asset.portalViews > 0) && (
        <>
          <dt>{t('asset.field.portalViews')}</dt>
          <dd>{t('asset.portalViews', { count: asset.portalViews })}</dd>
        </>
      )}
      <dt>{t('asset.field.type')}</dt>
      <dd>
        {kind}
        {pixels}
      </dd>
      <dt>{t('asset.field.size')}</dt>
      <dd>{formatSize(asset.size, language)}</dd>
      <CreatedProperties label={t('asset.field.created')} target={asset} />
      <dt>{t('asset.field.modified')}</dt>
      <dd>{t('asset.by', { date: words.date(asset.modifiedAt), name: asset.modifiedBy })}</dd>
      <dt>{t('asset.field.folder')}</dt>
      <dd>
        <Link to={folderAddress(asset.type, null)}>{t(`shell.modules.${asset.type}`)}</Link>
        {asset.path.map(({ id, name }) => (
          <Fragment key={id}>
            {` ${PATH_SEPARATOR} `}
            <Link to={folderAddress(asset.type, id)}>{name}</Link>
          </Fragment>
        ))}
      </dd>
      {can(permissions, 'restrictAccess') && <RestrictedForFact actors={actors} kind="asset" target={asset} />}
      <AssetOcr asset={asset} capabilities={actors.capabilities} permissions={permissions} files={actors.files} />
      <SharedFact capabilities={actors.capabilities} permissions={permissions} resourceId={asset.id} />
    </Facts>
  )
}

const Faint = styled.span`
  color: ${theme.color.inkFaint};
`
