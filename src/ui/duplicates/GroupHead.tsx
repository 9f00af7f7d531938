import { useSelector } from '@xstate/react'
import { ChevronDown, ChevronUp, Diff, Merge, Scan, Split, ZoomIn, ZoomOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { DuplicatesActor } from '../../application/duplicates/duplicates.machine.ts'
import type { Duplicate } from '../../domain/duplicates/duplicates.ts'
import { DUPLICATE_SHORTCUTS } from '../../domain/duplicates/shortcuts.ts'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { MAX_SCALE, STEP, type View } from '../preview/zoom.ts'
import { theme } from '../theme/theme.ts'
import { WHOLE } from './ComparedPicture.tsx'

interface GroupHeadProps {
  readonly duplicates: DuplicatesActor
  readonly assets: readonly Duplicate[]
  readonly others: readonly string[]
  readonly view: View
  readonly onView: (view: View) => void
  readonly isDifferenceOnly: boolean
  readonly onDifferenceOnly: (only: boolean) => void
  readonly onNext: () => void
  readonly onPrevious: () => void
  /** Undefined: there is nothing to merge, or the person may not. */
  readonly onMerge: (() => void) | undefined
  readonly onSeparate: (() => void) | undefined
  readonly mayMerge: boolean
  readonly letters: boolean
}

/** Of a button that does nothing at an end, and keeps the focus there: one goes back from it. */
const ended = (isEnd: boolean) => ({ 'aria-disabled': isEnd || undefined })

/** Which group it is, the way to the next one, and what can be done with it. */
export const GroupHead = (props: GroupHeadProps) => {
  const { duplicates, assets, others, view, onView, isDifferenceOnly, onDifferenceOnly, onNext, onPrevious, onMerge, onSeparate, mayMerge, letters } = props
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { kind, assetId, at, groups, next } = useSelector(duplicates, ({ context }) => context)
  const freed = assets.filter(({ asset }) => others.includes(asset.id)).reduce((sum, { asset }) => sum + asset.size, 0)
  const total = formatNumber(groups.length, language) + (next === null ? '' : '+')
  const key = (letter: string) => (letters ? { 'aria-keyshortcuts': letter, title: letter } : {})
  const zoom = (factor: number) => () => onView({ ...view, scale: Math.min(Math.max(view.scale * factor, 1), MAX_SCALE), ...(view.scale * factor <= 1 && { x: 0, y: 0 }) })
  const hasPictures = assets.some(({ asset }) => asset.thumbnail === 'Ready')
  return (
    <Root>
      {assetId === undefined && (
        <Way>
          <IconButton label={t('duplicates.previous')} shortcut="↑" icon={<ChevronUp size={16} />} {...ended(at === 0)} onClick={onPrevious} />
          <IconButton label={t('duplicates.next')} shortcut="↓" icon={<ChevronDown size={16} />} {...ended(at >= groups.length - 1)} onClick={onNext} />
          <output>{t('duplicates.groupOf', { place: formatNumber(at + 1, language), total })}</output>
        </Way>
      )}
      <Words>
        <h2>{t(`duplicates.head.${kind}`, { count: assets.length })}</h2>
        {mayMerge && others.length > 0 && <span title={t('duplicates.freeText')}>{t('duplicates.free', { size: formatSize(freed, language) })}</span>}
      </Words>
      <IconButton
        label={t('duplicates.onlyDifferences')}
        icon={<Diff size={16} />}
        aria-pressed={isDifferenceOnly}
        onClick={() => onDifferenceOnly(!isDifferenceOnly)}
      />
      {hasPictures && (
        <Way role="toolbar" aria-label={t('duplicates.zoom')}>
          <IconButton label={t('preview.zoomOut')} icon={<ZoomOut size={16} />} {...ended(view.scale <= 1)} onClick={zoom(1 / STEP)} />
          <IconButton label={t('preview.zoomIn')} icon={<ZoomIn size={16} />} {...ended(view.scale >= MAX_SCALE)} onClick={zoom(STEP)} />
          <IconButton label={t('preview.fit')} icon={<Scan size={16} />} {...ended(view.scale <= 1)} onClick={() => onView(WHOLE)} />
        </Way>
      )}
      <Acts>
        {onSeparate !== undefined && (
          <Button icon={<Split size={16} />} onClick={onSeparate} {...key(DUPLICATE_SHORTCUTS.notSame)}>
            {t('duplicates.notSame')}
          </Button>
        )}
        {mayMerge && (
          <Button tone="primary" icon={<Merge size={16} />} disabled={onMerge === undefined} onClick={onMerge} {...key(DUPLICATE_SHORTCUTS.merge)}>
            {t('duplicates.merge')}
          </Button>
        )}
      </Acts>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: ${theme.size.bar};
  padding: ${theme.space[2]} ${theme.space[5]};
  border-bottom: ${theme.border.line};

  ${theme.media.belowMd} {
    padding-inline: ${theme.space[3]};
  }
`

const Way = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};

  output {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
    white-space: nowrap;
  }

  button[aria-disabled='true'] {
    background: none;
    cursor: default;
    opacity: 0.5;
  }

  /* Fingers zoom by pinching. */
  &[role='toolbar'] {
    ${theme.media.belowMd} {
      display: none;
    }
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};

  h2 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  span {
    font-size: ${theme.font.size.caption};
    font-variant-numeric: ${theme.font.figures};
    color: ${theme.color.inkFaint};
  }

  ${theme.media.belowMd} {
    flex-basis: 100%;
    order: 1;
  }
`

const Acts = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  ${theme.media.belowMd} {
    margin-left: auto;
  }
`
