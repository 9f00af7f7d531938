import { useSelector } from '@xstate/react'
import { RotateCcw, ScanText, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import { OCR, type OcrActors } from '../../application/ocr/ocrActors.ts'
import type { Permission } from '../../domain/access/permissions.ts'
import type { AssetDetail } from '../../domain/assets/asset.ts'
import { itemsSelected } from '../../domain/items/selection.ts'
import { hasWords, isReadable, MOST_OCR_PAGES, type OcrStatus } from '../../domain/ocr/ocr.ts'
import { can } from '../../domain/rights/can.ts'
import { StatusDot } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { useCapability } from '../page/useCapability.ts'
import { FailureAlert } from '../texts/FailureAlert.tsx'
import { theme } from '../theme/theme.ts'
import { OcrExports } from './OcrExports.tsx'
import { languagesText, STATUS_TONES, statusText } from './statusText.ts'

interface AssetOcrProps {
  readonly asset: AssetDetail
  readonly capabilities: Capabilities
  readonly permissions: readonly Permission[]
  readonly files: FileAddresses
}

/** Among the facts of an asset, how far the text is read off its pages; nothing for a kind of file that has none. */
export const AssetOcr = ({ asset, capabilities, permissions, files }: AssetOcrProps) => {
  const actors = useCapability(capabilities, OCR)
  const isOffered = isReadable(asset.mediaType)
  useEffect(() => {
    if (isOffered) void capabilities.load(OCR).catch(() => undefined)
  }, [capabilities, isOffered])
  return isOffered && actors !== undefined ? <OcrFact asset={asset} actors={actors} permissions={permissions} files={files} /> : null
}

interface OcrFactProps extends Pick<AssetOcrProps, 'asset' | 'permissions' | 'files'> {
  readonly actors: Pick<OcrActors, 'assetOcr' | 'readText'>
}

export const OcrFact = ({ asset, actors: { assetOcr, readText }, permissions, files }: OcrFactProps) => {
  const { t } = useTranslation()
  const snapshot = useSelector(assetOcr, (current) => current)
  const { id: assetId, type: resourceType, name } = asset
  useEffect(() => assetOcr.send({ type: 'asset.shown', asset: { resourceType, assetId } }), [assetOcr, resourceType, assetId])
  const { status, failure } = snapshot.context
  if (snapshot.context.asset.assetId !== assetId) return null
  if (snapshot.matches('unknown') && failure !== undefined)
    return (
      <Fact>
        <FailureAlert failure={failure} />
        <Button size="compact" onClick={() => assetOcr.send({ type: 'retry' })}>
          {t('kit.tryAgain')}
        </Button>
      </Fact>
    )
  if (status === undefined) return null
  const start = () => readText.send({ type: 'reading.open', meant: { type: resourceType, selection: itemsSelected([{ kind: 'asset', id: assetId }]), count: 1, name }, languages: status.languages, again: status.state === 'Read' })
  const isUnderWay = snapshot.hasTag('underWay')
  const mayRead = can(permissions, 'ocr') && status.isSupported
  return (
    <Fact>
      <StatusDot tone={STATUS_TONES[status.state]}>{statusText(t, status)}</StatusDot>
      <Details status={status} />
      {status.state === 'Reading' && <ProgressBar label={t('ocr.progressOf', { name })} value={status.pages === null ? undefined : status.done / status.pages} />}
      <Ways>
        {mayRead && snapshot.can({ type: 'failed.again' }) && (
          <Button size="compact" icon={<RotateCcw size={14} aria-hidden />} onClick={() => assetOcr.send({ type: 'failed.again' })}>
            {t('ocr.failedAgain', { count: status.failedPages })}
          </Button>
        )}
        {mayRead && !isUnderWay && (
          <Button size="compact" icon={<ScanText size={14} aria-hidden />} onClick={start}>
            {t(status.state === 'None' ? 'ocr.read' : status.state === 'Failed' ? 'ocr.retry' : 'ocr.again')}
          </Button>
        )}
        {can(permissions, 'ocr') && isUnderWay && !snapshot.matches('sending') && (
          <Button size="compact" icon={<X size={14} aria-hidden />} busy={snapshot.matches('cancelling')} onClick={() => assetOcr.send({ type: 'cancel' })}>
            {t('ocr.stop')}
          </Button>
        )}
        {hasWords(status) && can(permissions, 'downloadFile') && <OcrExports assetId={assetId} name={name} files={files} />}
      </Ways>
    </Fact>
  )
}

/** What else is known of it: why it failed, in which language it is, how much a person corrected. */
const Details = ({ status }: { readonly status: OcrStatus }) => {
  const { t } = useTranslation()
  const { state, reason, pages, failedPages, writtenPages, corrected, doubtful } = status
  return (
    <>
      {state === 'Failed' && reason !== null && <Note>{t(`ocr.reason.${reason}`, { most: MOST_OCR_PAGES })}</Note>}
      {state === 'Read' && failedPages > 0 && <Note>{t('ocr.failedPages', { count: failedPages })}</Note>}
      {state === 'Read' && writtenPages > 0 && writtenPages !== pages && <Note>{t('ocr.writtenPages', { count: writtenPages })}</Note>}
      {state === 'Read' && hasWords(status) && (
        <Note>
          {languagesText(t, status)}
          {corrected > 0 && `, ${t('ocr.correctedWords', { count: corrected })}`}
        </Note>
      )}
      {state === 'Read' && doubtful > 0 && <Note>{t('ocr.doubtfulWords', { count: doubtful })}</Note>}
    </>
  )
}

const Fact = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <>
      <dt>{t('ocr.fact')}</dt>
      <Value>{children}</Value>
    </>
  )
}

const Value = styled.dd`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
`

const Note = styled.small`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[1]};

  &:empty {
    display: none;
  }
`
