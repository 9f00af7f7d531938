import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { UploadActor } from '../../application/transfers/upload.machine.ts'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import { assetAddress } from '../addresses/library.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonRow } from '../page/ButtonRow.ts'
import { placeText } from '../rows/placeText.ts'
import { theme } from '../theme/theme.ts'
import { TwoFiles } from './TwoFiles.tsx'

/** Where the same file is already. */
export const AlreadyThere = ({ duplicate: { asset, path } }: { readonly duplicate: Duplicate }) => {
  const { t } = useTranslation()
  return (
    <Place>
      {t('transfers.alreadyIn', { place: placeText(t, asset.type, path) })} <Link to={assetAddress(asset.type, asset.id)}>{asset.name}</Link>
    </Place>
  )
}

/** What becomes of a file that is there already, and where that is. */
export const KnownFile = ({ upload }: { readonly upload: UploadActor }) => {
  const { t } = useTranslation()
  const { duplicate, picture, file } = useSelector(upload, (snapshot) => snapshot.context)
  if (duplicate === undefined) return null
  const { asset, addedAt } = duplicate
  return (
    <>
      <TwoFiles name={file.name} there={{ size: asset.size, modifiedAt: addedAt, contentVersion: asset.contentVersion, thumbnail: asset.thumbnail }} picture={picture} coming={file} />
      <AlreadyThere duplicate={duplicate} />
      <ButtonRow>
        <Button size="compact" onClick={() => upload.send({ type: 'known.skip' })}>
          {t('transfers.skip')}
        </Button>
        <Button size="compact" tone="ghost" onClick={() => upload.send({ type: 'known.upload' })}>
          {t('transfers.uploadAnyway')}
        </Button>
      </ButtonRow>
    </>
  )
}

const Place = styled.p`
  overflow-wrap: anywhere;

  a {
    color: ${theme.color.primary};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`
