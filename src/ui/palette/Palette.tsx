import { Dialog, DialogPanel } from '@headlessui/react'
import { useSelector } from '@xstate/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PALETTE } from '../../application/palette/paletteActors.ts'
import { styled } from 'styled-components'
import { Kbd } from '../kit/Kbd.tsx'
import { overPage, raisedPanel, Veil } from '../kit/overlay.ts'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useCapability } from '../page/useCapability.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { theme } from '../theme/theme.ts'
import { CommandList } from './CommandList.tsx'
import { useCommands } from './useCommands.tsx'

interface PaletteProps extends ScreenProps {
  readonly onClose: () => void
}

/** Goes anywhere and does anything by the keyboard: a field, and under it what fits to what is typed. */
export const Palette = ({ onClose, ...page }: PaletteProps) => {
  const { capabilities } = page.shell
  const { t } = useTranslation()
  const id = useId()
  const [term, setTerm] = useState('')
  const [active, setActive] = useState<string>()
  const search = useCapability(capabilities, PALETTE)?.paletteSearch
  const failed = useSelector(search, (snapshot) => snapshot?.matches('failed') ?? false)
  const searching = useSelector(search, (snapshot) => (snapshot?.matches('waiting') || snapshot?.matches('searching')) ?? false)
  const commands = useCommands(page, term)
  // By its name, so that hits that come in do not shift what somebody has gone to; the first one as long as nothing was.
  const at = Math.max(commands.findIndex(({ id }) => id === active), Math.min(0, commands.length - 1))
  const goTo = (place: number) => setActive(commands.at(place)?.id)

  useEffect(() => {
    void capabilities.load(PALETTE)
    return () => {
      const palette = capabilities.now(PALETTE)
      palette?.paletteSearch.send({ type: 'close' })
      palette?.templateFinder.send({ type: 'close' })
    }
  }, [capabilities])
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const type = (typed: string) => {
    setTerm(typed)
    setActive(undefined)
    void capabilities.load(PALETTE).then(({ paletteSearch, templateFinder }) => {
      paletteSearch.send({ type: 'term.changed', term: typed })
      templateFinder.send({ type: 'term.changed', term: typed })
    })
  }
  const choose = (place: number) => {
    const command = commands[place]
    if (command === undefined || command.refusal !== undefined) return
    onClose()
    command.run()
  }
  const keys = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo((at + 1) % Math.max(commands.length, 1)),
      ArrowUp: () => goTo(at - 1),
      Enter: () => choose(at),
    }
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key]
    if (move === undefined) return
    event.preventDefault()
    move()
  }
  return (
    <Dialog open onClose={onClose} aria-label={t('palette.label')}>
      <Veil />
      <Place>
        <Panel>
          <Field>
            <Search size={16} aria-hidden />
            <input
              data-autofocus
              role="combobox"
              type="text"
              autoComplete="off"
              spellCheck={false}
              aria-label={t('palette.label')}
              aria-expanded={commands.length > 0}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={commands.length > 0 ? `${id}-${at}` : undefined}
              placeholder={t('palette.placeholder')}
              value={term}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={keys}
            />
            <Kbd>Esc</Kbd>
          </Field>
          <VisuallyHidden as="output">{searching ? t('search.searching') : t('palette.count', { count: commands.length })}</VisuallyHidden>
          {failed && <Message role="alert">{t('palette.searchFailed')}</Message>}
          {commands.length === 0 && <Message>{t('palette.nothing', { term })}</Message>}
          <CommandList id={id} commands={commands} active={at} onActive={goTo} onChoose={choose} />
        </Panel>
      </Place>
    </Dialog>
  )
}

const Place = styled.div`
  ${overPage}
  place-items: start center;
  padding: min(12dvh, 96px) ${theme.space[4]} ${theme.space[4]};

  ${theme.media.belowSm} {
    padding: ${theme.space[2]};
  }
`

const Panel = styled(DialogPanel)`
  ${raisedPanel}
  max-width: ${theme.size.dialogWide};
  max-height: min(70dvh, 560px);
`

const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[4]};
  border-bottom: ${theme.border.line};
  color: ${theme.color.inkFaint};

  > input {
    flex: 1;
    min-width: 0;
    height: ${theme.size.bar};
    padding: 0;
    border: 0;
    font: inherit;
    font-size: ${theme.font.size.lead};
    color: ${theme.color.ink};
    background: none;
    outline: none;
    text-overflow: ellipsis;
  }

  > input::placeholder {
    color: ${theme.color.inkFaint};
    opacity: 1;
  }
`

const Message = styled.p`
  padding: ${theme.space[4]};
  color: ${theme.color.inkSoft};
`
