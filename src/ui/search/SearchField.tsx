import { useSelector } from '@xstate/react'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { QuickSearchActor } from '../../application/search/quickSearch.machine.ts'
import { asksFields } from '../../domain/search/query.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Kbd } from '../kit/Kbd.tsx'
import { hitId, searchAddress, searchFormAddress } from '../addresses/search.ts'
import type { FieldAssist, FieldStart, QueryCompletion } from './FieldAssist.ts'
import { Box, Marks, OnPhone } from './searchFieldParts.ts'
import { useSearchKey } from './useSearchKey.ts'
import { useSearchTerm } from './useSearchTerm.ts'
import { lazyPart } from '../lazy/lazyPart.ts'

/** Fetched when somebody is about to type. */
const loadSuggestions = () => import('./Suggestions.tsx')
const ALL = 'all'
const FORM = 'form'
const Suggestions = lazyPart(() => loadSuggestions().then(({ Suggestions }) => ({ default: Suggestions })))
const StartList = lazyPart(() => import('./StartList.tsx').then(({ StartList }) => ({ default: StartList })))

/** The page that lists what is found: whoever begins to type is about to go there. */
export interface ResultsPage {
  readonly prepare: (capabilities: Capabilities) => Promise<unknown>
  readonly loadAssist: () => Promise<FieldAssist>
  /** Somebody searches for it: it is remembered, and where it is listed already the search is made once more. */
  readonly submitted: (capabilities: Capabilities, q: string) => void
}

const NO_COMPLETIONS: readonly QueryCompletion[] = []
const NO_STARTS: readonly FieldStart[] = []

interface SearchFieldProps {
  readonly quickSearch: QuickSearchActor
  readonly files: FileAddresses
  readonly capabilities: Capabilities
  readonly results: ResultsPage
  /** "/" leads here. */
  readonly hasKey?: boolean
}

/** Search while typing, from every page: a field with suggestions under it; on phones behind a button. */
export const SearchField = ({ quickSearch, files, capabilities, results, hasKey = true }: SearchFieldProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  /** Of what was found, or `ALL` or `FORM`: what has been gone to stays it when other hits come in above. */
  const [active, setActive] = useState<string>()
  const snapshot = useSelector(quickSearch, (current) => current)
  const { term, hits } = snapshot.context
  const { shown, isSearched, emptied, restored } = useSearchTerm(term)
  const [assist, setAssist] = useState<FieldAssist>()
  const [caret, setCaret] = useState(0)
  const [completions, setCompletions] = useState(NO_COMPLETIONS)
  const [starts, setStarts] = useState(NO_STARTS)
  const [scrolled, setScrolled] = useState(0)
  const isEmpty = open && shown === ''
  const begins = isEmpty && starts.length > 0
  const suggests = open && (!snapshot.matches('idle') || (term.trim() !== '' && asksFields(term)) || completions.length > 0)
  const listed = suggests || begins
  const rows = begins ? starts.map(({ id }) => id) : snapshot.matches('failed') ? [] : [...completions.map(({ id }) => id), ...hits.map(hitId), FORM, ALL]
  const row = active === undefined ? -1 : rows.indexOf(active)

  const isQuery = asksFields(shown)
  const isMarked = assist !== undefined && isQuery
  useEffect(() => {
    // On the page of results the names of fields are marked before anybody types.
    if (isQuery) results.loadAssist().then(setAssist, () => undefined)
  }, [isQuery, results])

  const focus = () => {
    flushSync(() => setUnfolded(true))
    input.current?.focus()
    input.current?.select()
  }
  useSearchKey(hasKey, focus)

  const leave = () => {
    setOpen(false)
    setUnfolded(false)
    setActive(undefined)
    setCompletions(NO_COMPLETIONS)
    restored()
    quickSearch.send({ type: 'close' })
    input.current?.blur()
  }
  const complete = ({ text, caret: at }: QueryCompletion) => {
    flushSync(() => {
      setActive(undefined)
      setCaret(at)
      quickSearch.send({ type: 'term.changed', term: text })
    })
    input.current?.focus()
    input.current?.setSelectionRange(at, at)
  }
  const search = (q: string) => {
    results.submitted(capabilities, q)
    void navigate(searchAddress(q))
  }
  const begin = (start: FieldStart) => {
    if (start.kind === 'act') return start.act()
    if (start.kind === 'search') search(start.q)
    else void navigate(start.to)
    return leave()
  }
  const go = (to: number) => {
    const start = begins ? starts[to] : undefined
    if (start !== undefined) return begin(start)
    const completion = completions[to]
    if (completion !== undefined) return complete(completion)
    const hit = hits[to - completions.length]
    if (hit !== undefined) void navigate(assist?.addressOf(hit) ?? searchAddress(shown.trim()))
    else if (rows[to] === FORM) void navigate(searchFormAddress(shown.trim()))
    else if (shown.trim() !== '') search(shown.trim())
    else return undefined
    return leave()
  }
  const clear = () => {
    if (!isSearched) return leave()
    emptied()
    input.current?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    const erase = begins ? starts[row]?.erase : undefined
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive(rows[row + 1] ?? rows[0]),
      ArrowUp: () => setActive(rows.at(Math.max(row, 0) - 1)),
      Enter: () => go(row),
      ...(row >= 0 && row < completions.length ? { Tab: () => go(row) } : {}),
      ...(erase && {
        Delete: () => {
          erase()
          setActive(rows[starts[row + 1]?.erase === undefined ? row - 1 : row + 1])
        },
      }),
      Escape: leave,
    }
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }

  return (
    <>
      <OnPhone>
        <IconButton label={t('search.open')} icon={<Search size={20} />} onClick={focus} />
      </OnPhone>
      <Box
        data-unfolded={unfolded}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
        }}
      >
        <Search size={16} aria-hidden />
        <input
          ref={input}
          role="combobox"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={t('search.label')}
          aria-expanded={listed && rows.length > 0}
          aria-controls={rows.length > 0 && listed ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={listed && row >= 0 ? `${id}-${row}` : undefined}
          placeholder={t('search.placeholder')}
          value={shown}
          onFocus={() => {
            void loadSuggestions()
            results.loadAssist().then(setAssist, () => undefined)
            setOpen(true)
          }}
          onChange={(event) => {
            setOpen(true)
            setActive(undefined)
            if (event.currentTarget.value === '') emptied()
            results.prepare(capabilities).catch(() => undefined)
            quickSearch.send({ type: 'term.changed', term: event.currentTarget.value })
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
          onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft)}
          onKeyDown={keys}
          data-marked={isMarked || undefined}
        />
        {assist !== undefined && isMarked && (
          <Marks aria-hidden>
            <span style={{ transform: `translateX(${-scrolled}px)` }}>
              <assist.Marked text={shown} />
            </span>
          </Marks>
        )}
        {assist !== undefined && open && term !== '' && <assist.Completer text={shown} caret={caret} capabilities={capabilities} onChange={setCompletions} />}
        {assist !== undefined && isEmpty && <assist.Starts capabilities={capabilities} onChange={setStarts} />}
        {shown === '' && !unfolded ? (
          hasKey && <Kbd>/</Kbd>
        ) : (
          <IconButton size="compact" label={t('search.clear')} icon={<X size={16} />} onClick={clear} />
        )}
        <Suspense fallback={<div id={`${id}-list`} hidden />}>{begins && <StartList id={id} starts={starts} active={row} onChoose={go} />}{suggests && !begins && <Suggestions id={id} quickSearch={quickSearch} files={files} completions={completions} term={shown} active={row} onChoose={go} />}</Suspense>
      </Box>
    </>
  )
}
