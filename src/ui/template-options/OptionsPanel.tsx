import { useSelector } from '@xstate/react'
import { Merge } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { OptionChange } from '../../application/templates/makingOptionChange.ts'
import type { OptionChangeActor } from '../../application/templates/optionChange.machine.ts'
import type { ChoicePlace } from '../../application/templates/OptionGateway.ts'
import type { TemplateOptionsActor } from '../../application/templates/templateOptions.machine.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { Option } from '../../domain/templates/options.ts'
import { Alert } from '../kit/Alert.tsx'
import { Button } from '../kit/Button.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { Hint } from '../kit/Field.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { TextField } from '../kit/TextField.tsx'
import { failureText } from '../texts/failureText.ts'
import { theme } from '../theme/theme.ts'
import { AddOption } from './AddOption.tsx'
import { OptionChangeResult } from './OptionChangeResult.tsx'
import { OptionList } from './OptionList.tsx'
import { OptionQuestion } from './OptionQuestion.tsx'

interface OptionsPanelProps {
  readonly place: ChoicePlace
  readonly options: TemplateOptionsActor
  readonly optionChange: OptionChangeActor
  /** Options can be added, renamed and merged. */
  readonly isOpen: boolean
  /** They can be taken out, too. */
  readonly isWhole: boolean
  readonly defaultId: string
  /** What is wrong with the default. */
  readonly problem: string | undefined
  readonly onDefault: (option: Option | undefined) => void
}

/** What a saved choice offers, each change of which is saved at once. */
export const OptionsPanel = ({ place, options, optionChange, isOpen, isWhole, defaultId, problem, onDefault }: OptionsPanelProps) => {
  const { t, i18n } = useTranslation()
  const { templateId, attributeId } = place
  useEffect(() => {
    for (const part of [options, optionChange]) part.send({ type: 'options.opened', place: { templateId, attributeId } })
    return () => {
      for (const part of [options, optionChange]) part.send({ type: 'options.closed' })
    }
  }, [options, optionChange, templateId, attributeId])
  const snapshot = useSelector(options, (current) => current)
  const { items, total, search, failure } = snapshot.context
  const picked = useSelector(optionChange, ({ context }) => context.picked)
  const busy = useSelector(optionChange, (current) => current.hasTag('busy'))
  const change = (made: OptionChange) => optionChange.send({ type: 'change', place, change: made })
  const more = useCallback(() => options.send({ type: 'more.wanted' }), [options])
  const retry = () => options.send({ type: 'retry' })
  const failed = failure && failureText(t, failure, matchLanguage(i18n.language))
  const isWaiting = snapshot.matches('unopened') || snapshot.matches('reading')
  const merge = () => {
    const [into, ...others] = picked
    if (into !== undefined) change({ kind: 'merge', into, others })
  }
  return (
    <Root aria-labelledby="options-title">
      <h3 id="options-title">
        {t('templates.options.title')} {!isWaiting && !snapshot.matches('failed') && <span>{t('templates.figure', { value: total })}</span>}
      </h3>
      <Hint>{t('templates.options.atOnce')}</Hint>
      {problem !== undefined && (
        <Alert>
          {t('templates.attribute.defaultValue')}: {problem}
        </Alert>
      )}
      {isOpen && <AddOption optionChange={optionChange} onChange={change} />}
      <OptionChangeResult optionChange={optionChange} />
      <TextField
        type="search"
        label={t('templates.options.search')}
        value={search}
        onChange={(event) => options.send({ type: 'search.typed', search: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {isWaiting && <Skeleton $height={theme.size.place} />}
      {snapshot.matches('failed') && failed !== undefined && <ErrorState title={t('templates.options.failed')} text={failed} onRetry={retry} />}
      {snapshot.matches('nothing') && <Hint>{t(search.trim() === '' ? 'templates.options.none' : 'templates.options.notFound')}</Hint>}
      {items.length > 0 && !isWaiting && !snapshot.matches('nothing') && !snapshot.matches('failed') && (
        <OptionList
          options={items}
          picked={new Set(picked.map(({ id }) => id))}
          defaultId={defaultId}
          isOpen={isOpen}
          isWhole={isWhole}
          onEnd={more}
          onPick={(option) => optionChange.send({ type: 'option.picked', option })}
          onRename={(option, label) => change({ kind: 'rename', option, label })}
          onRemove={(option) => change({ kind: 'remove', option })}
          onDefault={onDefault}
        />
      )}
      {snapshot.matches('stuck') && failed !== undefined && (
        <>
          <Alert>{failed}</Alert>
          <Button onClick={retry}>{t('kit.tryAgain')}</Button>
        </>
      )}
      {picked.length > 0 && (
        <Bar>
          <span>{t('templates.options.picked', { count: picked.length })}</span>
          <Button onClick={() => optionChange.send({ type: 'picks.cleared' })}>{t('templates.options.unpick')}</Button>
          <Button icon={<Merge size={16} aria-hidden />} busy={busy} disabled={picked.length < 2} onClick={merge}>
            {t('templates.options.merge')}
          </Button>
        </Bar>
      )}
      <OptionQuestion optionChange={optionChange} />
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;

  h3 {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.medium};
  }

  h3 span {
    font-weight: ${theme.font.weight.regular};
    color: ${theme.color.inkFaint};
  }
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  span {
    flex: 1;
  }
`
