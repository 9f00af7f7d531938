import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { WordCorrectionActor } from '../../application/ocr/wordCorrection.machine.ts'
import type { OcrHit } from '../../domain/ocr/find.ts'
import { isDoubtful, linesOf, type OcrPage } from '../../domain/ocr/page.ts'
import { theme } from '../theme/theme.ts'
import { lettersOf, placeOf } from './wordShape.ts'
import { WordField } from './WordField.tsx'
import { nextWord, wordBeside } from './wordSteps.ts'

interface TextLayerProps {
  readonly page: OcrPage
  /** What was looked for and stands on this page, and the one of these that one is at. */
  readonly hits: readonly OcrHit[]
  readonly here: number | undefined
  /** Words can be corrected; undefined: they are only read. */
  readonly correction: WordCorrectionActor | undefined
  /** What one is at comes into sight by itself. */
  readonly follows?: boolean
}

const stop = (event: SyntheticEvent) => event.stopPropagation()
/** A mouse that begins on a word selects it; everywhere else it moves the picture. Fingers move and zoom. */
const stopMouse = (event: PointerEvent) => event.pointerType === 'mouse' && event.stopPropagation()

const isOn = (opened: OcrPage | undefined, { page, contentVersion }: OcrPage): boolean => opened?.page === page && opened.contentVersion === contentVersion

/** The text that was read off a page, over its picture: to select, with what was found marked, and to correct where it stands. */
export const TextLayer = ({ page, hits, here, correction, follows = false }: TextLayerProps) => {
  const { t } = useTranslation()
  const layer = useRef<HTMLElement>(null)
  const open = useSelector(correction, (snapshot) => (snapshot?.hasTag('open') === true && isOn(snapshot.context.page, page) ? snapshot.context.word : undefined))
  const found = new Set(hits.flat())
  const at = new Set(here === undefined ? [] : hits[here])
  const [roved, setRoved] = useState(0)
  // Tab leads to the word that was looked at last, or is corrected.
  const active = open ?? roved
  useCorrectedFocus(layer, open)

  const spot = here === undefined ? undefined : hits[here]?.join(' ')
  useEffect(() => {
    if (follows && spot !== undefined) layer.current?.querySelector(`[data-word="${spot.split(' ', 1)[0] ?? ''}"]`)?.scrollIntoView({ block: 'center' })
  }, [follows, spot])

  const edit = (word: number) => correction?.send({ type: 'word.edit', word })
  const byKey = (event: KeyboardEvent) => {
    if (correction === undefined || open !== undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const now = Number((event.target as HTMLElement).dataset['word'] ?? -1)
    if (now < 0) return
    if (event.key === 'Enter' || event.key === 'F2') edit(now)
    else {
      const to = event.key === 'n' ? nextWord(page.words, now, isDoubtful) : wordBeside(page.words, now, event.key)
      if (to === undefined) return
      setRoved(to)
      layer.current?.querySelector<HTMLElement>(`[data-word="${to}"]`)?.focus()
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Layer ref={layer} aria-label={t('ocr.textOf', { page: page.page })} lang={LANG[page.language ?? 'eng']} onPointerDown={stopMouse} onDoubleClick={stop} onKeyDown={byKey}>
      {linesOf(page.words).map((line) => (
        <span key={line[0]}>
          {line.map((index) => {
            const word = page.words[index]
            if (word === undefined) return null
            const asked = isDoubtful(word) ? t('ocr.doubtful', { text: word.text }) : word.text
            return (
              <Word
                key={index}
                style={placeOf(word, page)}
                data-word={index}
                data-found={found.has(index) || undefined}
                data-here={at.has(index) || undefined}
                data-doubtful={isDoubtful(word) || undefined}
                {...(correction === undefined ? {} : { role: 'button', tabIndex: index === active ? 0 : -1, 'aria-label': t('ocr.correctWord', { word: asked }), onClick: () => edit(index), onFocus: () => setRoved(index) })}
              >
                <span style={lettersOf(word, page)}>{word.text} </span>
              </Word>
            )
          })}
          <br />
        </span>
      ))}
      {correction !== undefined && open !== undefined && <WordField key={open} correction={correction} page={page} />}
    </Layer>
  )
}

const LANG = { eng: 'en', nor: 'no', spa: 'es' } as const

/** Whoever ends a correction is at the word that was corrected. */
const useCorrectedFocus = (layer: RefObject<HTMLElement | null>, open: number | undefined) => {
  const before = useRef(open)
  useEffect(() => {
    if (open === undefined && before.current !== undefined) layer.current?.querySelector<HTMLElement>(`[data-word="${before.current}"]`)?.focus()
    before.current = open
  }, [layer, open])
}

const Layer = styled.section`
  position: absolute;
  inset: 0;
  container-type: size;
  line-height: 1;
  letter-spacing: normal;
  pointer-events: none;
  forced-color-adjust: none;
  text-size-adjust: none;
`

const Word = styled.span`
  position: absolute;
  color: transparent;
  white-space: pre;
  border-radius: 2px;
  pointer-events: auto;
  cursor: text;
  user-select: text;

  > span {
    position: absolute;
    top: 0;
    left: 0;
    transform-origin: 0 0;
  }

  &[data-doubtful] {
    box-shadow: inset 0 -2px 0 ${theme.color.warning};
  }

  &[data-found] {
    background: ${theme.color.foundSoft};
  }

  &[data-here] {
    outline: 2px solid ${theme.color.primary};
  }

  &[role='button'] {
    cursor: pointer;
    /* One of the two is seen, however dark the picture is. */
    box-shadow: inset 0 0 0 1px ${theme.color.primary}, 0 0 0 1px ${theme.color.primarySoft};
  }

  &[role='button'][data-doubtful] {
    box-shadow: inset 0 0 0 1px ${theme.color.warning}, inset 0 -3px 0 ${theme.color.warning}, 0 0 0 1px ${theme.color.primarySoft};
  }

  &[role='button']:hover,
  &[role='button']:focus-visible {
    outline: ${theme.focus.ring};
    outline-offset: ${theme.focus.offset};
  }
`
