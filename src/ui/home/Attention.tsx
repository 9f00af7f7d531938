import { useSelector } from '@xstate/react'
import { FileWarning, FileX, PencilLine, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Home } from '../../application/home/HomeGateway.ts'
import type { RefusedValues } from '../../application/home/refusedValues.ts'
import type { TransfersActor, TransfersSnapshot } from '../../application/transfers/transfers.machine.ts'
import { countedOf, hasRetriable } from '../../application/transfers/summary.ts'
import { segmentOf } from '../../domain/access/segments.ts'
import { advancedResultAddress } from '../addresses/search.ts'
import { Button } from '../kit/Button.tsx'
import { ButtonLink } from '../kit/ButtonLink.tsx'
import { theme } from '../theme/theme.ts'
import { Card, cardRow, Lines } from './homeCard.ts'

interface AttentionProps {
  readonly home: Home
  readonly transfers: TransfersActor | undefined
  /** Values that were not taken, by module. */
  readonly refused: readonly RefusedValues[]
  readonly onSeeRefused: (refused: RefusedValues) => void
  /** What could not be read is being put in line again. */
  readonly isReading: boolean
  readonly onReadAgain: () => void
}

const rejectedIn = (snapshot: TransfersSnapshot | undefined): number => (snapshot === undefined ? 0 : countedOf(snapshot).rejected)
const retriableIn = (snapshot: TransfersSnapshot | undefined): boolean => snapshot !== undefined && hasRetriable(snapshot)

/** What went wrong and waits for somebody; nothing while nothing did. */
export const Attention = ({ home: { unread, imports }, refused, onSeeRefused, transfers, isReading, onReadAgain }: AttentionProps) => {
  const { t } = useTranslation()
  const rejected = useSelector(transfers, rejectedIn)
  const isRetriable = useSelector(transfers, retriableIn)
  if (unread.count + imports.length + refused.length + rejected === 0) return null
  return (
    <Card aria-label={t('home.attention')}>
      <div>
        <h2>{t('home.attention')}</h2>
      </div>
      <ul>
        {unread.count > 0 && (
          <Row>
            <TriangleAlert size={18} aria-hidden />
            <Lines>
              <strong>{t('home.unread', { count: unread.count })}</strong>
              <small>{unread.assets.map(({ name }) => name).join(', ')}</small>
            </Lines>
            <ButtonLink to={advancedResultAddress('unread:* -unread:notext')}>{t('home.seeUnread')}</ButtonLink>
            <Button busy={isReading} onClick={onReadAgain}>
              {t('home.readAgain')}
            </Button>
          </Row>
        )}
        {rejected > 0 && (
          <Row>
            <FileX size={18} aria-hidden />
            <Lines>
              <strong>{t('home.rejected', { count: rejected })}</strong>
              <small>{t('home.rejectedText')}</small>
            </Lines>
            {isRetriable && <Button onClick={() => transfers?.send({ type: 'retry.all' })}>{t('kit.tryAgain')}</Button>}
          </Row>
        )}
        {refused.map((values) => (
          <Row key={values.type}>
            <PencilLine size={18} aria-hidden />
            <Lines>
              <strong>{t('home.notTaken', { count: values.count })}</strong>
              <small>{t(`shell.modules.${values.type}`)}</small>
            </Lines>
            <Button onClick={() => onSeeRefused(values)}>{t('home.seeWhy')}</Button>
          </Row>
        ))}
        {imports.map(({ id, name, type, refused }) => (
          <Row key={id}>
            <FileWarning size={18} aria-hidden />
            <Lines>
              <strong>{t('home.refused', { count: refused })}</strong>
              <small>{name}</small>
            </Lines>
            <ButtonLink to={`/${segmentOf(type)}/assets-metadata/import/${id}`}>{t('home.seeWhy')}</ButtonLink>
          </Row>
        ))}
      </ul>
    </Card>
  )
}

const Row = styled.li`
  ${cardRow}

  ${theme.media.belowMd} {
    flex-wrap: wrap;

    > span {
      flex-basis: 70%;
    }
  }

  > svg {
    flex: none;
    color: ${theme.color.danger};
  }
`
