import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { ValueFinderActor } from '../../application/metadata/valueFinder.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { Option } from '../../domain/templates/options.ts'
import { Button } from '../kit/Button.tsx'
import { menuPanel, menuRow } from '../kit/menuShape.ts'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'

interface FoundValuesProps {
  readonly id: string
  readonly label: string
  readonly finder: ValueFinderActor
  /** The one that the keys are at. */
  readonly row: number
  readonly chosen: readonly string[]
  readonly onPick: (option: Option) => void
}

/** Where the list ends, more is asked for. Pixels. */
const NEAR_END = 64

/** What is offered below the field that has the focus. */
export const FoundValues = ({ id, label, finder, row, chosen, onPick }: FoundValuesProps) => {
  const { t, i18n } = useTranslation()
  const snapshot = useSelector(finder, (current) => current)
  const list = useRef<HTMLUListElement>(null)
  const { found, typed, source, failure } = snapshot.context
  useEffect(() => {
    // Some browsers answer with a promise, which is no way to end an effect.
    list.current?.children[row]?.scrollIntoView({ block: 'nearest' })
  }, [row])
  const isAsking = (source.kind === 'assets' || source.kind === 'items') && typed.trim() === ''
  return (
    <Panel
      aria-busy={snapshot.matches('finding')}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <List
        ref={list}
        id={id}
        aria-label={label}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => scrollHeight - scrollTop - clientHeight < NEAR_END && finder.send({ type: 'more.wanted' })}
      >
        {found.map((option, at) => (
          <Row key={option.id} id={`${id}-${at}`} aria-selected={chosen.includes(option.id)} data-focus={at === row || undefined} onClick={() => onPick(option)}>
            <span>
              {option.label}
              {option.note !== '' && <small>{option.note}</small>}
            </span>
            {chosen.includes(option.id) && <Check size={16} aria-hidden />}
          </Row>
        ))}
      </List>
      <Said aria-live="polite">
        {snapshot.matches('nothing') && (isAsking ? t('describing.typeToFind') : t('describing.noneFound', { typed }))}
        {snapshot.matches('failed') && (
          <>
            {failure && failureText(t, failure, matchLanguage(i18n.language))}{' '}
            <Button size="compact" onClick={() => finder.send({ type: 'retry' })}>
              {t('kit.tryAgain')}
            </Button>
          </>
        )}
      </Said>
    </Panel>
  )
}

const Panel = styled.div`
  ${menuPanel}
  position: absolute;
  top: calc(100% + ${theme.space[1]});
  inset-inline: 0;
  max-width: none;
`

const List = styled.ul.attrs({ role: 'listbox' })`
  max-height: calc(7 * ${theme.size.control});
  overflow: auto;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li.attrs({ role: 'option' })`
  ${menuRow}

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  &:hover {
    background: ${theme.color.hover};
  }
`

const Said = styled.p`
  padding: 0 ${theme.space[2]};
  color: ${theme.color.inkSoft};
`
