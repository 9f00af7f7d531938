import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { FileKind } from '../../domain/assets/fileKind.ts'
import type { AsOf, DataUsage } from '../../domain/dashboard/figures.ts'
import { kindSearch } from '../../domain/dashboard/searches.ts'
import { searchAddress } from '../addresses/search.ts'
import { theme } from '../theme/theme.ts'
import { useFigures } from './useFigures.ts'
import { Widget } from './Widget.tsx'

const COLORS: Readonly<Record<FileKind, string>> = {
  image: theme.color.chart1,
  video: theme.color.chart2,
  document: theme.color.chart3,
  audio: theme.color.chart4,
  text: theme.color.chart5,
  other: theme.color.chart6,
}

interface DataUsageWidgetProps {
  readonly usage: AsOf<DataUsage>
  /** They may look into the trash. */
  readonly seesTrash: boolean
}

/** How much of the storage is used, and by what. */
export const DataUsageWidget = ({ usage, seesTrash }: DataUsageWidgetProps) => {
  const { t } = useTranslation()
  const { size, files, percent, numberCell, sizeCell } = useFigures()
  const { usedBytes, storageCapacity, kinds, trashBytes } = usage
  const whole = kinds.reduce((sum, { bytes }) => sum + bytes, 0)
  const table = kinds.map((kind) => [t(`dashboard.kinds.${kind.kind}`), numberCell(kind.files), sizeCell(kind.bytes), percent(kind.bytes, whole)] as const)
  const trash = t('dashboard.inTrash', { size: size(trashBytes) })
  const heads = [t('dashboard.kind'), t('dashboard.filesHead'), t('dashboard.sizeHead'), t('dashboard.shareHead')]
  return (
    <Widget title={t('dashboard.dataUsage')} asOf={usage.asOf} figures={{ heads, rows: table, file: 'data-usage' }} nothing={t('dashboard.nothing')}>
      <Total>
        <strong>{size(usedBytes)}</strong> {t('dashboard.used', { capacity: size(storageCapacity), free: size(Math.max(0, storageCapacity - usedBytes)) })}
      </Total>
      <Bar aria-hidden>
        {kinds.map(({ kind, bytes }) => (
          <span key={kind} data-kind={kind} style={{ background: COLORS[kind], width: `${(100 * bytes) / Math.max(storageCapacity, usedBytes)}%` }} />
        ))}
      </Bar>
      <Rows>
        {kinds.map(({ kind, files: count, bytes }) => (
          <li key={kind}>
            <Link to={searchAddress(kindSearch(kind))}>
              <i style={{ background: COLORS[kind] }} aria-hidden />
              <span>{t(`dashboard.kinds.${kind}`)}</span>
              <span>{files(count)}</span>
              <span>{size(bytes)}</span>
              <span>{percent(bytes, whole)}</span>
            </Link>
          </li>
        ))}
      </Rows>
      {trashBytes > 0 && <Trash>{seesTrash ? <Link to="/trash">{trash}</Link> : trash}</Trash>}
    </Widget>
  )
}

const Total = styled.p`
  color: ${theme.color.inkSoft};
  font-variant-numeric: ${theme.font.figures};

  strong {
    font-size: ${theme.font.size.display};
    font-weight: ${theme.font.weight.bold};
    letter-spacing: ${theme.font.tracking.display};
    color: ${theme.color.ink};
  }
`

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: ${theme.size.track};
  overflow: hidden;
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
  forced-color-adjust: none;

  span {
    flex: none;
    min-width: 2px;
  }
`

const Rows = styled.ul`
  li + li {
    border-top: ${theme.border.line};
  }

  a {
    display: grid;
    grid-template-columns: ${theme.size.tick} minmax(0, 1fr) minmax(0, auto) 5.5rem 4rem;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.size.field};
    border-radius: ${theme.radius.small};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkSoft};
  }

  a:hover {
    background: ${theme.color.hover};
  }

  i {
    width: ${theme.space.roomy};
    height: ${theme.space.roomy};
    border-radius: ${theme.radius.tiny};
    forced-color-adjust: none;
  }

  span {
    text-align: end;
  }

  span:nth-of-type(1) {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.ink};
    text-align: start;
  }

  span:nth-of-type(3) {
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }

  ${theme.media.belowSm} {
    a {
      grid-template-columns: ${theme.size.tick} minmax(0, 1fr) minmax(0, auto) 5rem;
      min-height: ${theme.size.touch};
    }

    span:nth-of-type(4) {
      display: none;
    }
  }
`

const Trash = styled.p`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};

  a:hover {
    text-decoration: underline;
  }
`
