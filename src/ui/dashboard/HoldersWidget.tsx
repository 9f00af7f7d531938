import { useTranslation } from 'react-i18next'
import type { Holder, Holders } from '../../domain/dashboard/figures.ts'
import { personSearch, repositorySearch } from '../../domain/dashboard/searches.ts'
import { searchAddress } from '../addresses/search.ts'
import { AmountBars } from './AmountBars.tsx'
import { useFigures } from './useFigures.ts'
import { Widget } from './Widget.tsx'

interface HoldersWidgetProps {
  readonly of: 'repositories' | 'persons'
  readonly holders: Holders
  readonly asOf: string
}

/** Whoever has no name here can be named in no search. */
const searchOf = (of: HoldersWidgetProps['of'], { id, name }: Holder): string | undefined => {
  if (of === 'repositories') return repositorySearch(id)
  return id === null || name === null ? undefined : personSearch(id)
}

/** What takes the storage up: by the repositories that hold it, or by who has added it. For administrators. */
export const HoldersWidget = ({ of, holders: { listed, others }, asOf }: HoldersWidgetProps) => {
  const { t } = useTranslation()
  const { size, numberCell, sizeCell } = useFigures()
  const nameOf = (name: string | null): string => name ?? t(`dashboard.holders.${of}.none`)
  const rows = listed.map(({ name, files, bytes }) => [nameOf(name), numberCell(files), sizeCell(bytes)] as const)
  const rest = others === null ? [] : [[t('dashboard.others'), numberCell(others.files), sizeCell(others.bytes)] as const]
  const figures = { heads: [t(`dashboard.holders.${of}.head`), t('dashboard.filesHead'), t('dashboard.sizeHead')], rows: [...rows, ...rest], file: `storage-by-${of}` }
  return (
    <Widget title={t(`dashboard.holders.${of}.title`)} asOf={asOf} figures={figures} nothing={t('dashboard.nothing')}>
      <AmountBars
        bars={[
          ...listed.map((holder, at) => {
            const { name, bytes } = holder
            const search = searchOf(of, holder)
            return { id: `${at}`, label: nameOf(name), value: bytes, text: size(bytes), to: search && searchAddress(search) }
          }),
          ...(others === null ? [] : [{ id: 'others', label: t('dashboard.others'), value: others.bytes, text: size(others.bytes), to: undefined }]),
        ]}
      />
    </Widget>
  )
}
