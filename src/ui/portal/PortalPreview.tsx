import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PortalForm } from '../../domain/portal/portal.ts'
import '../public-portal/portal.css'
import { PortalView } from '../public-portal/PortalView.tsx'
import type { PortalPageName } from '../public-portal/publicPortal.ts'
import { portalWordsOf } from '../public-portal/portalWords.ts'
import { publicPortalOf } from '../public-portal/publicPortalOf.ts'
import { theme } from '../theme/theme.ts'

/** Pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const
export type PreviewWidth = keyof typeof WIDTHS

interface PortalPreviewProps {
  readonly form: PortalForm
  readonly page: PortalPageName
  readonly width: PreviewWidth
  readonly addressOf: (id: string) => string
}

/** Nothing of it leads anywhere. */
const LINKS = { main: '#', about: '#', contact: '#', search: '#', items: '#', language: undefined, languages: [] }

/** How much smaller than life it is drawn, to fit where it stands. */
const useScale = (width: number) => {
  const place = useRef<HTMLElement>(null)
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    const { current } = place
    if (current === null) return undefined
    const fit = () => setScale(Math.min(1, current.clientWidth / width))
    fit()
    const watch = new ResizeObserver(fit)
    watch.observe(current)
    return () => watch.disconnect()
  }, [width])
  return { place, scale }
}

/** A page of the portal as visitors will see it, on a phone or on a desktop. It is a picture: nothing in it can be pressed. */
export const PortalPreview = ({ form, page, width, addressOf }: PortalPreviewProps) => {
  const { t, i18n } = useTranslation()
  const { place, scale } = useScale(WIDTHS[width])
  const portal = publicPortalOf(form, i18n.language, addressOf)
  const title = portal.title === '' ? t('portal.preview.untitled') : portal.title
  return (
    <Place ref={place} aria-label={t('portal.preview.of', { title })}>
      <div inert className="portal-frame" style={{ width: WIDTHS[width], zoom: scale }}>
        <PortalView page={page} portal={{ ...portal, title }} words={portalWordsOf(t)} links={LINKS} />
      </div>
    </Place>
  )
}

const Place = styled.figure`
  display: grid;
  justify-items: center;
  min-width: 0;
  margin: 0;
  overflow: hidden;
  border: ${theme.border.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.mat};
`
