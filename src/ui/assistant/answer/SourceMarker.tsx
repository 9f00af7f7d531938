import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import type { Source } from '../../../domain/assistant/chat.ts'
import { sourceAddress } from './sourceAddress.ts'
import { beside } from '../../kit/menuShape.ts'
import { theme } from '../../theme/theme.ts'
import { SourcePicture } from './SourcePicture.tsx'
import { useSourceWords } from './useSourceWords.ts'

interface SourceMarkerProps {
  readonly number: number
  readonly sources: readonly Source[]
  readonly onFollow: () => void
}

/** Milliseconds that a card stays for a pointer on its way to it. */
const STAY_MS = 150

/** The number of a source behind what stands on it: leads there, and shows the passage to whoever points at it or has it in hand. */
export const SourceMarker = ({ number, sources, onFollow }: SourceMarkerProps) => {
  const { t } = useTranslation()
  const source = sources.find((one) => one.number === number)
  const id = useId()
  const { anchor, wiring } = useCard()
  if (source === undefined) return <Nowhere>{number}</Nowhere>
  return (
    <Anchor {...wiring}>
      <Marker to={sourceAddress(source)} onClick={onFollow} aria-label={t('assistant.sources.marker', { number, name: source.name })} aria-describedby={anchor && id}>
        {number}
      </Marker>
      {anchor && <SourceCard id={id} source={source} anchor={anchor} />}
    </Anchor>
  )
}

/** Whether the card of what is pointed at, or has the focus, stands; Escape puts it away and does nothing else. */
const useCard = () => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const show = ({ firstElementChild }: Element) => {
    clearTimeout(leaving.current)
    if (firstElementChild instanceof HTMLElement) setAnchor(firstElementChild)
  }
  const hide = () => {
    clearTimeout(leaving.current)
    setAnchor(undefined)
  }
  const wiring = {
    onPointerEnter: ({ pointerType, currentTarget }: { readonly pointerType: string; readonly currentTarget: Element }) => pointerType === 'mouse' && show(currentTarget),
    onPointerLeave: () => {
      leaving.current = setTimeout(hide, STAY_MS)
    },
    onFocus: ({ target, currentTarget }: { readonly target: Element; readonly currentTarget: Element }) => target.matches(':focus-visible') && show(currentTarget),
    onBlur: hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || anchor === undefined) return
      event.preventDefault()
      hide()
    },
  }
  return { anchor, wiring }
}

interface SourceCardProps {
  readonly id: string
  readonly source: Source
  readonly anchor: HTMLElement
}

const SourceCard = ({ id, source, anchor }: SourceCardProps) => {
  const wordsOf = useSourceWords()
  return (
    <Card id={id} role="tooltip" popover="manual" ref={(card) => card?.showPopover({ source: anchor })}>
      <Head>
        <SourcePicture source={source} />
        <span>
          <strong>{source.name}</strong>
          <small>{wordsOf(source)}</small>
        </span>
      </Head>
      {source.passage !== '' && <Passage dir="auto">{source.passage}</Passage>}
    </Card>
  )
}

const Anchor = styled.span`
  display: contents;
`

const Marker = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-width: 1.5em;
  height: 1.5em;
  margin: 0 1px;
  padding: 0 ${theme.space[1]};
  border-radius: ${theme.radius.tiny};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  font-variant-numeric: ${theme.font.figures};
  line-height: 1;
  color: ${theme.color.primary};
  background: ${theme.color.primarySoft};
  text-decoration: none;
  vertical-align: 0.15em;

  &:hover {
    color: ${theme.color.primaryInk};
    background: ${theme.color.primary};
  }
`

const Nowhere = styled.span`
  margin: 0 1px;
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
`

const Card = styled.span`
  ${beside}
  position-area: block-end span-inline-end;
  display: grid;
  gap: ${theme.space[2]};
  width: max-content;
  max-width: min(${theme.size.menuMax}, calc(100vw - ${theme.space[4]}));
  padding: ${theme.space[3]};
  border: ${theme.border.strong};
  border-radius: ${theme.radius.large};
  font-size: ${theme.font.size.body};
  font-style: normal;
  font-weight: ${theme.font.weight.regular};
  line-height: ${theme.font.line.normal};
  text-align: start;
  color: ${theme.color.ink};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.float};
`

const Head = styled.span`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;

  > span:last-child {
    display: grid;
    min-width: 0;
  }

  strong {
    font-weight: ${theme.font.weight.medium};
    overflow-wrap: anywhere;
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkSoft};
  }
`

const Passage = styled.q`
  display: -webkit-box;
  padding-left: ${theme.space[3]};
  border-left: 2px solid ${theme.color.primaryLine};
  overflow: hidden;
  overflow-wrap: anywhere;
  quotes: none;
  color: ${theme.color.inkSoft};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
`
