import { X } from 'lucide-react'
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { isWholeYear, type YearBin, type YearRange, yearTyped } from '../../../domain/advanced-search/years.ts'
import { useAfterPress } from '../../forms/useAfterPress.ts'
import { TextInput } from '../../kit/TextField.tsx'
import { IconButton } from '../../kit/IconButton.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { theme } from '../../theme/theme.ts'
import { YearBrush } from './YearBrush.tsx'

interface YearHistogramProps {
  readonly label: string
  readonly bins: readonly YearBin[]
  /** What the query asks for; undefined: all years. */
  readonly chosen: YearRange | undefined
  readonly onChoose: (range: YearRange | undefined) => void
}

const EDGES = ['from', 'to'] as const
type Edge = (typeof EDGES)[number]

const yearsText = ({ from, to }: YearRange): string => (from === to ? String(from) : `${from}–${to}`)

const isIn = (bin: YearBin, range: YearRange | undefined): boolean => range === undefined || (bin.to >= range.from && bin.from <= range.to)

/** How many hits each year has, as bars; some years are chosen by dragging over them, by two sliders, or by typing them. */
export const YearHistogram = ({ label, bins, chosen, onChoose }: YearHistogramProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [drawn, setDrawn] = useState<YearRange>()
  const [year, setYear] = useState<number>()
  // Until the address has taken what was chosen last; null: it has.
  const [asked, setAsked] = useState<YearRange | null | undefined>(null)
  // What held before a year was typed, digit by digit.
  const typing = useRef<{ readonly edge: Edge; readonly since: YearRange }>(undefined)
  const taken = `${chosen?.from} ${chosen?.to}`
  const [before, setBefore] = useState(taken)
  if (before !== taken) {
    setBefore(taken)
    setAsked(null)
  }
  const [first, last] = [bins[0], bins.at(-1)]
  if (first === undefined || last === undefined) return null
  const whole = { from: first.from, to: last.to }
  const range = drawn ?? chosen
  const pointed = bins.find(({ from, to }) => year !== undefined && year >= from && year <= to)
  const most = Math.max(...bins.map(({ count }) => count))
  const choose = (next: YearRange | undefined) => {
    setAsked(next)
    setDrawn(undefined)
    onChoose(next)
  }
  const ended = () => {
    typing.current = undefined
  }
  const chooseElse = (next: YearRange | undefined) => {
    ended()
    choose(next)
  }
  /** The year that is typed holds: the other end follows where it would lie on its wrong side. */
  const typed = (edge: Edge, year: number) => {
    if (typing.current?.edge !== edge) typing.current = { edge, since: (asked === null ? chosen : asked) ?? whole }
    const { from, to } = typing.current.since
    choose(edge === 'from' ? { from: year, to: Math.max(year, to) } : { from: Math.min(from, year), to: year })
  }
  return (
    <Root>
      <Plot>
        <Bars aria-hidden>
          {bins.map((bin) => (
            <Bar
              key={bin.from}
              data-in={isIn(bin, range)}
              data-pointed={bin === pointed || undefined}
              style={{ height: `${bin.count === 0 ? 0 : Math.max(4, (bin.count / most) * 100)}%` }}
            />
          ))}
        </Bars>
        <YearBrush label={label} whole={whole} range={range} onDraw={setDrawn} onChoose={chooseElse} onPoint={setYear} />
      </Plot>
      <Ends aria-hidden>
        <span>{whole.from}</span>
        {pointed !== undefined && <strong>{t('advancedSearch.facets.year.bar', { years: yearsText(pointed), count: pointed.count })}</strong>}
        <span>{whole.to}</span>
      </Ends>
      <Typed>
        {EDGES.map((edge) => (
          <Fragment key={edge}>
            {edge === 'to' && <span aria-hidden>{t('advancedSearch.facets.year.between')}</span>}
            <YearField
              id={`${id}-${edge}`}
              label={t(`advancedSearch.facets.year.${edge}`, { facet: label })}
              year={(range ?? whole)[edge]}
              onType={(year) => typed(edge, year)}
              onEnd={ended}
            />
          </Fragment>
        ))}
        {chosen !== undefined && <IconButton size="compact" label={t('advancedSearch.facets.year.clear', { facet: label })} icon={<X size={14} />} onClick={() => chooseElse(undefined)} />}
      </Typed>
      <VisuallyHidden as="table">
        <caption>{label}</caption>
        <tbody>
          {bins
            .filter(({ count }) => count > 0)
            .map((bin) => (
              <tr key={bin.from}>
                <th scope="row">{yearsText(bin)}</th>
                <td>{t('advancedSearch.facets.count', { count: bin.count })}</td>
              </tr>
            ))}
        </tbody>
      </VisuallyHidden>
    </Root>
  )
}

interface YearFieldProps {
  readonly id: string
  readonly label: string
  readonly year: number
  readonly onType: (year: number) => void
  readonly onEnd: () => void
}

/** A year that is typed: taken with its last digit, with Enter, or when the field is left. What is no year is put back. */
const YearField = ({ id, label, year, onType, onEnd }: YearFieldProps) => {
  const [typed, setTyped] = useState<string>()
  const afterPress = useAfterPress()
  const take = (text: string) => {
    const read = yearTyped(text)
    if (read !== undefined && read !== year) onType(read)
  }
  const end = () => {
    setTyped(undefined)
    if (typed !== undefined) take(typed)
    onEnd()
  }
  return (
    <>
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <TextInput
        id={id}
        $size="field"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed ?? String(year)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          if (isWholeYear(value)) take(value)
        }}
        onBlur={() => afterPress(end)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && end()}
      />
    </>
  )
}

const Root = styled.div`
  margin-top: ${theme.space[2]};
`

const Plot = styled.div`
  position: relative;
  isolation: isolate;
  height: ${theme.size.bar};
  border-bottom: ${theme.border.control};
`

const Bars = styled.div`
  display: flex;
  gap: 1px;
  align-items: end;
  height: 100%;
`

const Bar = styled.span`
  flex: 1;
  border-radius: 1px 1px 0 0;
  background: ${theme.color.lineStrong};

  &[data-in='true'] {
    background: ${theme.color.primary};
  }

  &[data-pointed] {
    outline: 1px solid ${theme.color.ink};
  }
`

const Ends = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  justify-content: space-between;
  font-size: ${theme.font.size.caption};
  font-variant-numeric: ${theme.font.figures};
  color: ${theme.color.inkSoft};

  white-space: nowrap;

  > span {
    min-width: 0;
    overflow: hidden;
  }

  > strong {
    flex: none;
    font-weight: ${theme.font.weight.semibold};
    color: ${theme.color.ink};
  }
`

const Typed = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};

  input {
    flex: 0 1 4.75rem;
    width: 0;
    min-width: 0;
    min-height: ${theme.size.compact};
    height: ${theme.size.compact};
    padding: 0 ${theme.space[2]};
    font-variant-numeric: ${theme.font.figures};
  }

  > span {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`
