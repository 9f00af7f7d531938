import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { RenamingActor } from '../../application/items/renaming.machine.ts'
import { splitExtension } from '../../domain/naming/names.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { failureText } from '../texts/failureText.ts'
import { control, ProblemText } from '../kit/Field.tsx'
import { problemText } from '../texts/problemText.ts'
import { theme } from '../theme/theme.ts'

/** What is done in the field is not heard by the list. */
const keep = (event: SyntheticEvent) => event.stopPropagation()

/** The name of what stands in a list, while it is changed there: Enter saves it, as leaving it does; Escape gives it up. */
export const RenameField = ({ renaming }: { readonly renaming: RenamingActor }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  const { name, renamed, problems, failure } = useSelector(renaming, ({ context }) => context)
  const busy = useSelector(renaming, (snapshot) => snapshot.hasTag('busy'))
  const problem = problemText(t, problems['name'], language) ?? (failure && failureText(t, failure, language))

  const begin = useEffectEvent(() => {
    const stem = renamed?.kind === 'asset' ? splitExtension(name).stem : name
    field.current?.focus()
    field.current?.setSelectionRange(0, stem.length)
  })
  useLayoutEffect(() => {
    begin()
    const input = field.current
    const home = input?.closest<HTMLElement>('[data-place], [data-folder-row]')
    return () => {
      if (input === null || input !== document.activeElement) return
      // Once the name stands there again, the keys go on from it.
      setTimeout(() => {
        if (!input.isConnected) (home?.matches('[tabindex]') === true ? home : home?.querySelector<HTMLElement>('a'))?.focus()
      })
    }
  }, [])
  useEffect(() => {
    const leave = ({ target }: PointerEvent) => {
      if (field.current === null || (target instanceof Node && field.current.contains(target))) return
      isLeft.current = true
      renaming.send({ type: 'save' })
    }
    document.addEventListener('pointerdown', leave, true)
    return () => document.removeEventListener('pointerdown', leave, true)
  }, [renaming])

  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Tab') isLeft.current = true
    if (event.key === 'Enter' || event.key === 'Tab') renaming.send({ type: 'save' })
    else if (event.key === 'Escape') renaming.send({ type: 'cancel' })
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }
  return (
    <Root onPointerDown={keep} onClick={keep} onDoubleClick={keep} onContextMenu={keep} onKeyDown={press}>
      <Input
        ref={field}
        value={name}
        readOnly={busy}
        aria-label={t('library.nameOf', { name: renamed?.item.name })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-problem`}
        autoComplete="off"
        spellCheck={false}
        onFocus={() => (isLeft.current = false)}
        // A menu that closes gives the focus back to what it was opened from.
        onBlur={({ currentTarget }) => isLeft.current || setTimeout(() => currentTarget.focus())}
        onChange={({ currentTarget }) => renaming.send({ type: 'name.changed', name: currentTarget.value })}
      />
      <Problem id={`${id}-problem`} role="alert">
        {problem}
      </Problem>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  z-index: ${theme.layer.sticky};
  flex: 1;
  min-width: 0;
`

const Input = styled.input`
  ${control}
  display: block;
  min-height: ${theme.size.compact};
  margin: -${theme.space[1]} 0;
  padding: 0 ${theme.space[1]};
`

const Problem = styled(ProblemText)`
  position: absolute;
  inset: calc(100% + ${theme.space[2]}) auto auto 0;
  width: max-content;
  max-width: min(20rem, 80vw);
  white-space: normal;

  /* Empty it stays on the page, so that what comes into it is read out. */
  &:not(:empty) {
    padding: ${theme.space[2]} ${theme.space[3]};
    border: ${theme.border.strong};
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    box-shadow: ${theme.shadow.float};
  }
`
