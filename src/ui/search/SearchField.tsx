import { useSelector } from '@xstate/react'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { styled } from 'styled-components'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { QuickSearchActor } from '../../application/search/quickSearch.machine.ts'
import { IconButton } from '../kit/IconButton.tsx'
import { Kbd } from '../kit/Kbd.tsx'
import { theme } from '../theme/theme.ts'
import { hitAddress, hitId, searchAddress } from '../addresses/search.ts'
import { repeatSearch } from './repeatSearch.ts'
import { useSearchKey } from './useSearchKey.ts'
import { useSearchTerm } from './useSearchTerm.ts'

/** Fetched when somebody is about to type. */
const loadSuggestions = () => import('./Suggestions.tsx')
/** The page of results; whoever begins to type is about to go there. */
const prepareResults = async (capabilities: Capabilities) => (await import('./screens.ts')).RESULTS.prepare(capabilities)
const ALL = 'all'
const Suggestions = lazy(() => loadSuggestions().then(({ Suggestions }) => ({ default: Suggestions })))

interface SearchFieldProps {
  readonly quickSearch: QuickSearchActor
  readonly files: FileAddresses
  readonly capabilities: Capabilities
  /** "/" leads here. */
  readonly hasKey?: boolean
}

/** Search while typing, from every page: a field with suggestions under it; on phones behind a button. */
export const SearchField = ({ quickSearch, files, capabilities, hasKey = true }: SearchFieldProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  /** Of what was found, or `ALL`: what has been gone to stays it when other hits come in above. */
  const [active, setActive] = useState<string>()
  const snapshot = useSelector(quickSearch, (current) => current)
  const { term, hits } = snapshot.context
  const { shown, isSearched, emptied, restored } = useSearchTerm(term)
  const listed = open && !snapshot.matches('idle')
  const rows = snapshot.matches('failed') ? [] : [...hits.map(hitId), ALL]
  const row = active === undefined ? -1 : rows.indexOf(active)

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
    restored()
    quickSearch.send({ type: 'close' })
    input.current?.blur()
  }
  const go = (to: number) => {
    const hit = hits[to]
    if (hit !== undefined) void navigate(hitAddress(hit))
    else if (shown.trim() !== '') {
      repeatSearch(capabilities, shown.trim())
      void navigate(searchAddress(shown.trim()))
    } else return
    leave()
  }
  const clear = () => {
    if (!isSearched) return leave()
    emptied()
    input.current?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive(rows[row + 1] ?? rows[0]),
      ArrowUp: () => setActive(rows.at(Math.max(row, 0) - 1)),
      Enter: () => go(row),
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
            setOpen(true)
          }}
          onChange={(event) => {
            setOpen(true)
            setActive(undefined)
            if (event.currentTarget.value === '') emptied()
            prepareResults(capabilities).catch(() => undefined)
            quickSearch.send({ type: 'term.changed', term: event.currentTarget.value })
          }}
          onKeyDown={keys}
        />
        {shown === '' && !unfolded ? (
          hasKey && <Kbd>/</Kbd>
        ) : (
          <IconButton size="compact" label={t('search.clear')} icon={<X size={16} />} onClick={clear} />
        )}
        <Suspense fallback={<div id={`${id}-list`} hidden />}>{listed && <Suggestions id={id} quickSearch={quickSearch} files={files} active={row} onChoose={go} />}</Suspense>
      </Box>
    </>
  )
}

const OnPhone = styled.div`
  ${theme.media.md} {
    display: none;
  }
`

const Box = styled.search`
  position: relative;
  display: flex;
  flex: 0 1 ${theme.size.search};
  align-items: center;
  gap: ${theme.space[2]};
  width: ${theme.size.search};
  min-width: 0;
  height: ${theme.size.field};
  padding: 0 ${theme.space[1]} 0 10px;
  border: ${theme.border.control};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkFaint};
  background: ${theme.color.surface};

  &:focus-within {
    border-color: ${theme.color.primary};
    outline: ${theme.focus.ring};
    outline-offset: -1px;
  }

  > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    font: inherit;
    color: ${theme.color.ink};
    background: none;
    outline: none;
  }

  > input::placeholder {
    color: ${theme.color.inkFaint};
    opacity: 1;
  }

  ${theme.media.belowMd} {
    display: none;

    &[data-unfolded='true'] {
      position: absolute;
      inset: ${theme.space[1]} ${theme.space[2]};
      z-index: ${theme.layer.panel};
      display: flex;
      width: auto;
      height: auto;
      font-size: ${theme.font.size.lead};
    }
  }
`
