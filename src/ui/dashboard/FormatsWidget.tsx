import { useTranslation } from 'react-i18next'
import type { AsOf, FormatAmount, Formats } from '../../domain/dashboard/figures.ts'
import { formatSearch } from '../../domain/dashboard/searches.ts'
import { searchAddress } from '../addresses/search.ts'
import { AmountBars } from './AmountBars.tsx'
import { useFigures } from './useFigures.ts'
import { Widget } from './Widget.tsx'

/** Formats that have a bar of their own; the table has them all. */
const SHOWN = 7

/** How many files there are of each format. */
export const FormatsWidget = ({ formats: { files: total, formats, asOf } }: { readonly formats: AsOf<Formats> }) => {
  const { t } = useTranslation()
  const { number, files, numberCell, sizeCell } = useFigures()
  const nameOf = ({ format }: FormatAmount): string => format?.toUpperCase() ?? t('dashboard.unknownFormat')
  const shown = formats.length > SHOWN ? formats.slice(0, SHOWN - 1) : formats
  const others = formats.slice(shown.length).reduce((sum, format) => sum + format.files, 0)
  const figures = {
    heads: [t('dashboard.format'), t('dashboard.filesHead'), t('dashboard.sizeHead')],
    rows: formats.map((one) => [nameOf(one), numberCell(one.files), sizeCell(one.bytes)] as const),
    file: 'formats',
  }
  return (
    <Widget title={t('dashboard.formats')} count={files(total)} asOf={asOf} figures={figures} nothing={t('dashboard.nothing')}>
      <AmountBars
        bars={[
          ...shown.map((one) => ({
            id: one.format ?? '',
            label: nameOf(one),
            value: one.files,
            text: number(one.files),
            to: one.format === null ? undefined : searchAddress(formatSearch(one.format)),
          })),
          ...(others === 0 ? [] : [{ id: 'others', label: t('dashboard.others'), value: others, text: number(others), to: undefined }]),
        ]}
      />
    </Widget>
  )
}
