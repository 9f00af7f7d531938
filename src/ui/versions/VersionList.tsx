import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { VersionsActor } from '../../application/versions/versions.machine.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import { formatSize } from '../../domain/format/numbers.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { Button } from '../kit/Button.tsx'
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { theme } from '../theme/theme.ts'
import { VersionRow } from './VersionRow.tsx'

interface VersionListProps {
  readonly asset: AssetDetail
  readonly versions: VersionsActor
  readonly files: FileAddresses
  readonly permissions: readonly Permission[]
}

/** The earlier files of an asset: to look at, to take home, to have back, and to delete for good. */
export const VersionList = ({ asset, versions, files, permissions }: VersionListProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const snapshot = useSelector(versions, (current) => current)
  const { versions: earlier, next, chosen, failure } = snapshot.context
  const isBusy = snapshot.matches('restoring') || snapshot.matches('deleting')
  return (
    <Root aria-label={t('versions.title')} aria-busy={snapshot.matches('reading')}>
      <h2>{t('versions.title')}</h2>
      {snapshot.matches('reading') && earlier.length === 0 && <Waiting />}
      {snapshot.matches('nothing') && <p>{t('versions.none')}</p>}
      {snapshot.matches('failed') && (
        <p>
          {failure && failureText(t, failure, language)}{' '}
          <Button size="compact" onClick={() => versions.send({ type: 'retry' })}>
            {t('kit.tryAgain')}
          </Button>
        </p>
      )}
      {earlier.length > 0 && (
        <ol>
          {earlier.map((version) => (
            <li key={version.id}>
              <VersionRow
                version={version}
                assetId={asset.id}
                files={files}
                permissions={permissions}
                busy={isBusy}
                onRestore={() => versions.send({ type: 'restore', version })}
                onDelete={() => versions.send({ type: 'delete', version })}
              />
            </li>
          ))}
        </ol>
      )}
      {earlier.length > 0 && next !== null && (
        <Button size="compact" busy={snapshot.matches('extending')} onClick={() => versions.send({ type: 'older.wanted' })}>
          {t('versions.older')}
        </Button>
      )}
      {(snapshot.matches('confirming') || snapshot.matches('deleting')) && chosen && (
        <ConfirmDialog
          title={t('versions.confirmTitle', { number: chosen.number })}
          text={t('versions.confirmText', { size: formatSize(chosen.size, language) })}
          names={[asset.name]}
          confirmLabel={t('versions.delete')}
          busy={snapshot.matches('deleting')}
          onConfirm={() => versions.send({ type: 'confirm' })}
          onCancel={() => versions.send({ type: 'cancel' })}
        />
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding: 18px ${theme.space[5]} 0;

  h2 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  p {
    color: ${theme.color.inkSoft};
  }

  li {
    border-bottom: ${theme.border.line};
  }
`

const Waiting = styled(Skeleton)`
  height: ${theme.size.row};
`
