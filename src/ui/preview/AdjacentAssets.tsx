import { ChevronLeft, ChevronRight, LayoutList } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { AssetPlace } from '../../application/assets/AssetPlace.ts'
import type { AdjacentAsset, AdjacentAssets as AdjacentAssetsOf } from '../../application/assets/adjacentAssets.ts'
import { formatNumber } from '../../domain/format/numbers.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'
import { assetAddress } from '../addresses/library.ts'
import { originAt } from '../addresses/origins.ts'
import { useWayBack } from '../addresses/useWayBack.ts'

interface AdjacentAssetsProps {
  readonly adjacentAssets: AdjacentAssetsOf
  readonly from: AssetPlace['from']
}

/** Keys that mean something else where they are typed or where they move something. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu], video, audio, section[tabindex]') !== null

/** To the assets before and after this one, in the order of the list one came from. */
export const AdjacentAssets = ({ adjacentAssets: { own, previous, next }, from }: AdjacentAssetsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  // Who compares one tab of many assets stays there.
  const tab = pathname.slice(pathname.lastIndexOf('/') + 1)
  const go = (to: AdjacentAsset | undefined) => {
    if (to !== undefined && from !== undefined)
      void navigate(assetAddress(to.asset.type, to.asset.id, originAt(from, to.row), tab), { replace: true, state })
  }
  const goBack = useWayBack(from)
  const byKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target)) return
    if (event.key === 'ArrowLeft') go(previous)
    if (event.key === 'ArrowRight') go(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => byKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  if (from === undefined) return null
  const place = own && t('asset.placeInList', { place: formatNumber(own.row + 1, language), total: formatNumber(own.total, language) })
  return (
    <Root aria-label={place ?? t('asset.inList')}>
      {place !== undefined && <Place>{place}</Place>}
      <IconButton label={t('asset.backToList')} icon={<LayoutList size={16} />} onClick={() => goBack()} />
      <IconButton
        label={t('asset.previous')}
        shortcut="←"
        icon={<ChevronLeft size={16} />}
        disabled={previous === undefined}
        onClick={() => go(previous)}
      />
      <IconButton label={t('asset.next')} shortcut="→" icon={<ChevronRight size={16} />} disabled={next === undefined} onClick={() => go(next)} />
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-left: auto;
  font-variant-numeric: ${theme.font.figures};
  white-space: nowrap;
`

/** On phones said by the name of the group alone: fingers need the room. */
const Place = styled.span`
  ${theme.media.belowSm} {
    display: none;
  }
`
