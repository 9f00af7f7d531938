import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { UploadActor } from '../../application/transfers/upload.machine.ts'
import { Button } from '../kit/Button.tsx'
import { assetAddress } from '../addresses/library.ts'
import { theme } from '../theme/theme.ts'
import { AlreadyThere } from './KnownFile.tsx'
import { TwoFiles } from './TwoFiles.tsx'

/** What becomes of a file whose name is taken, and what it is taken by. */
export const TakenName = ({ upload }: { readonly upload: UploadActor }) => {
  const { t } = useTranslation()
  const { proposal, existing, duplicate, picture, destination, file } = useSelector(upload, (snapshot) => snapshot.context)
  const mayReplace = useSelector(upload, (snapshot) => snapshot.can({ type: 'replace' }))
  return (
    <>
      {existing?.file !== undefined && <TwoFiles name={file.name} there={existing.file} picture={picture} coming={file} />}
      {duplicate !== undefined && (duplicate.asset.id === existing?.id ? <p>{t('transfers.sameThere')}</p> : <AlreadyThere duplicate={duplicate} />)}
      <Choices>
        {proposal !== undefined && (
          <Button size="compact" title={proposal} onClick={() => upload.send({ type: 'rename', name: proposal })}>
            <span>{t('transfers.rename', { name: proposal })}</span>
          </Button>
        )}
        {mayReplace && (
          <Button size="compact" title={t('moveCopy.keepsOld')} onClick={() => upload.send({ type: 'replace' })}>
            {t('transfers.replace')}
          </Button>
        )}
        <Button size="compact" tone="ghost" onClick={() => upload.send({ type: 'skip' })}>
          {t('transfers.skip')}
        </Button>
      </Choices>
      {existing !== undefined && <Original to={assetAddress(destination.type, existing.id)}>{t('transfers.original')}</Original>}
    </>
  )
}

const Choices = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  min-width: 0;

  button {
    flex: none;
  }

  button:first-child {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
  }

  button > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

const Original = styled(Link)`
  justify-self: start;
  color: ${theme.color.primary};
`
