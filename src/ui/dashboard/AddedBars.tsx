import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { AddedFiles } from '../../domain/dashboard/figures.ts'
import type { Period } from '../../domain/dashboard/periods.ts'
import { addedSearch } from '../../domain/dashboard/searches.ts'
import { searchAddress } from '../addresses/search.ts'
import { Tooltip } from '../kit/Tooltip.tsx'
import { theme } from '../theme/theme.ts'
import { AxisLines, BarFrame, BarMark, barScale } from './BarAxis.tsx'
import { bucketMark, bucketName } from './bucketText.ts'
import { useFigures } from './useFigures.ts'

interface AddedBarsProps {
  readonly label: string
  readonly period: Period
  readonly buckets: AddedFiles['buckets']
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

/** Bars over time, the last of them still growing: one tab stop, moved by arrows. Each leads to what it counts. */
export const AddedBars = ({ label, period, buckets }: AddedBarsProps) => {
  const { t } = useTranslation()
  const { language, amount, number } = useFigures()
  const list = useRef<HTMLOListElement>(null)
  const [stop, setStop] = useState(buckets.length - 1)
  const scale = barScale(buckets.map(({ files }) => files))
  const current = Math.min(stop, buckets.length - 1)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(0, current + step), buckets.length - 1)
    setStop(next)
    list.current?.querySelectorAll('a')[next]?.focus()
  }
  return (
    <BarFrame>
      <AxisLines scale={scale} textOf={number} />
      <Bars ref={list} aria-label={label} onKeyDown={move}>
        {buckets.map((bucket, at) => {
          const last = at === buckets.length - 1
          const name = bucketName(bucket.start, period, language)
          const mark = bucketMark(bucket.start, { period, language, first: at === 0, at: buckets.length - 1 - at })
          const text = `${last ? t('dashboard.soFar', { name }) : name}: ${amount(bucket)}`
          return (
            <li key={bucket.start}>
              <Tooltip text={text}>
                <Link to={searchAddress(addedSearch(bucket.start))} aria-label={text} tabIndex={at === current ? 0 : -1} data-growing={last || undefined} onFocus={() => setStop(at)}>
                  <span style={{ height: `${scale(bucket.files)}%` }} />
                </Link>
              </Tooltip>
              <BarMark mark={mark} />
            </li>
          )
        })}
      </Bars>
    </BarFrame>
  )
}

const Bars = styled.ol`
  position: absolute;
  inset: 0;
  display: flex;

  li {
    position: relative;
    flex: 1;
    min-width: 0;
  }

  a {
    display: flex;
    align-items: end;
    justify-content: center;
    height: 100%;
    border-radius: ${theme.radius.tiny} ${theme.radius.tiny} 0 0;
  }

  a > span {
    width: 62%;
    max-width: ${theme.size.compact};
    border-radius: ${theme.radius.tiny} ${theme.radius.tiny} 0 0;
    background: ${theme.color.chart2};
    forced-color-adjust: none;
  }

  a[data-growing] > span {
    border: 1px solid ${theme.color.chart2};
    background: repeating-linear-gradient(135deg, ${theme.color.chart2} 0 2px, transparent 2px 5px);
  }

  a:hover,
  a:focus-visible {
    background: ${theme.color.primarySoft};
  }

  a:is(:hover, :focus-visible) > span {
    background: ${theme.color.chart1};
  }
`
