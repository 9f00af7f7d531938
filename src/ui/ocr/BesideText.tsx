import { useSelector } from '@xstate/react'
import { ChevronLeft, ChevronRight, Copy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { PageTextActor } from '../../application/ocr/pageText.machine.ts'
import type { OcrHit } from '../../domain/ocr/find.ts'
import { MOST_OCR_PAGES } from '../../domain/ocr/ocr.ts'
import { isDoubtful, linesOf, type OcrPage, textOfWords } from '../../domain/ocr/page.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { Button } from '../kit/Button.tsx'
import { IconButton } from '../kit/IconButton.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'

interface BesideTextProps {
  readonly pageText: PageTextActor
  readonly hits: readonly OcrHit[]
  readonly page: number
  /** Of the file; null: not known. */
  readonly pages: number | null
  /** Turns to another page; undefined where the document beside it is turned. */
  readonly onPage: ((page: number) => void) | undefined
}

/** The text of a page as plain text beside its picture, line by line: to read, to have read out, and to copy. */
export const BesideText = ({ pageText, hits, page, pages, onPage }: BesideTextProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(pageText, (current) => current)
  const heading = useId()
  const { page: read, failure } = snapshot.context
  const content = (): ReactNode => {
    if (snapshot.matches('unknown') && failure !== undefined)
      return (
        <>
          <p role="alert">{failureText(t, failure, matchLanguage(i18n.language))}</p>
          <Button size="compact" onClick={() => pageText.send({ type: 'retry' })}>
            {t('kit.tryAgain')}
          </Button>
        </>
      )
    if (snapshot.matches({ known: 'missing' })) return <p>{t('ocr.page.missing')}</p>
    if (snapshot.matches({ known: 'written' })) return <p>{t('ocr.page.written')}</p>
    if (snapshot.matches({ known: 'failed' })) return <p>{t(`ocr.reason.${read?.reason ?? 'Unexpected'}`, { most: MOST_OCR_PAGES })}</p>
    if (snapshot.matches({ known: 'blank' })) return <p>{t('ocr.page.blank')}</p>
    return read === undefined ? null : <Lines page={read} hits={hits} />
  }
  const hasMany = pages !== null && pages > 1
  return (
    <Root aria-labelledby={heading} tabIndex={0}>
      <header>
        <h2 id={heading}>{hasMany ? t('ocr.besideOf', { page, pages }) : t('ocr.beside')}</h2>
        {hasMany && onPage !== undefined && (
          <>
            <IconButton size="compact" label={t('preview.previousPage')} icon={<ChevronLeft size={16} />} disabled={page <= 1} onClick={() => onPage(page - 1)} />
            <IconButton size="compact" label={t('preview.nextPage')} icon={<ChevronRight size={16} />} disabled={page >= pages} onClick={() => onPage(page + 1)} />
          </>
        )}
        {read !== undefined && read.words.length > 0 && (
          <IconButton size="compact" label={t('ocr.copy')} icon={<Copy size={16} />} onClick={() => void navigator.clipboard.writeText(textOfWords(read.words))} />
        )}
      </header>
      {content()}
    </Root>
  )
}

const Lines = ({ page, hits }: { readonly page: OcrPage; readonly hits: readonly OcrHit[] }) => {
  const { t } = useTranslation()
  const found = new Set(hits.flat())
  const hasDoubts = page.words.some(isDoubtful)
  return (
    <>
      <Text lang={{ eng: 'en', nor: 'no', spa: 'es' }[page.language ?? 'eng']}>
        {linesOf(page.words).map((line) => (
          <span key={line[0]}>
            {line.map((index) => {
              const word = page.words[index]
              if (word === undefined) return null
              const text = isDoubtful(word) ? <u title={t('ocr.doubtful', { text: word.text })}>{word.text}</u> : word.text
              return (
                <span key={index}>
                  {found.has(index) ? <mark>{text}</mark> : text}{' '}
                </span>
              )
            })}
            <br />
          </span>
        ))}
      </Text>
      {hasDoubts && <small>{t('ocr.doubtNote')}</small>}
    </>
  )
}

const Root = styled.section`
  display: grid;
  flex: 0 1 40%;
  align-content: start;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[4]};
  overflow: auto;
  border-left: ${theme.border.line};
  background: ${theme.color.surface};
  outline-offset: ${theme.focus.inset};

  header {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
  }

  h2 {
    flex: 1;
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.semibold};
  }

  > p,
  small {
    color: ${theme.color.inkSoft};
  }

  small {
    font-size: ${theme.font.size.caption};
  }

  ${theme.media.belowMd} {
    flex: 1;
    border-left: 0;
  }
`

const Text = styled.p`
  && {
    color: ${theme.color.ink};
  }

  line-height: 1.6;
  overflow-wrap: anywhere;

  mark {
    color: inherit;
    background: ${theme.color.primarySoft};
  }

  u {
    text-decoration: underline dotted ${theme.color.warning} 2px;
    text-underline-offset: 3px;
  }
`
