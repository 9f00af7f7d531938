import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { Option } from '../../domain/templates/options.ts'
import { visibleRows } from '../browse/window.ts'
import { theme } from '../theme/theme.ts'
import { OptionRow, type OptionRowProps } from './OptionRow.tsx'

interface OptionListProps extends Omit<OptionRowProps, 'option' | 'isPicked' | 'isDefault'> {
  readonly options: readonly Option[]
  readonly picked: ReadonlySet<string>
  readonly defaultId: string
  readonly onEnd: () => void
}

/** Pixels: a row, whatever it says, and what is seen of the list at most. */
const ROW = 44
const HEIGHT = 352
/** So many rows are drawn beyond either edge. */
const SPARE = 8

/** Options, of which only those in sight are drawn; the next are asked for as the end comes near. */
export const OptionList = ({ options, picked, defaultId, onEnd, ...row }: OptionListProps) => {
  const { t } = useTranslation()
  const [scrollTop, setScrollTop] = useState(0)
  const { first, last } = visibleRows({ scrollTop, height: HEIGHT }, { count: options.length, height: ROW, above: 0 }, SPARE)
  const isNearEnd = last >= options.length - 1
  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, onEnd])
  return (
    <Frame style={{ maxHeight: HEIGHT }} onScroll={({ currentTarget }) => setScrollTop(currentTarget.scrollTop)}>
      <Rows aria-label={t('templates.options.title')} style={{ height: options.length * ROW }}>
        {options.slice(first, last + 1).map((option, at) => (
          <Place key={option.id} aria-setsize={options.length} aria-posinset={first + at + 1} style={{ height: ROW, top: (first + at) * ROW }}>
            <OptionRow option={option} isPicked={picked.has(option.id)} isDefault={option.id === defaultId} {...row} />
          </Place>
        ))}
      </Rows>
    </Frame>
  )
}

const Frame = styled.div`
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  overflow: auto;
`

const Rows = styled.ul`
  position: relative;
`

const Place = styled.li`
  position: absolute;
  right: 0;
  left: 0;
  border-bottom: ${theme.border.line};
`
