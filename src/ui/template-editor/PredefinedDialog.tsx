import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AttributeDraft, NewAttribute } from '../../application/templates/attributeDrafts.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { matchesWords } from '../../domain/search/matching.ts'
import type { PredefinedAttribute } from '../../domain/templates/sets/predefinedSet.ts'
import { PREDEFINED_SETS } from '../../domain/templates/sets/predefinedSets.ts'
import { Button } from '../kit/Button.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Select } from '../kit/Select.tsx'
import { TextField } from '../kit/TextField.tsx'
import { theme } from '../theme/theme.ts'

interface PredefinedDialogProps {
  /** Those that the template has already. */
  readonly attributes: readonly AttributeDraft[]
  /** Where they come. */
  readonly section: string
  readonly onAdd: (attributes: readonly NewAttribute[]) => void
  readonly onClose: () => void
}

/** Attributes that the standards of the field name, found by their words and chosen. */
export const PredefinedDialog = ({ attributes, section, onAdd, onClose }: PredefinedDialogProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const [setId, setSet] = useState(PREDEFINED_SETS[0]?.id ?? '')
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const set = PREDEFINED_SETS.find(({ id }) => id === setId)
  const found = set?.attributes.filter(({ names, element }) => matchesWords(term, `${names[language]} ${element}`)) ?? []
  const isThere = ({ element }: PredefinedAttribute) => attributes.some((one) => one.element === element)
  const toggle = (element: string) => setChosen((now) => new Set(now.has(element) ? [...now].filter((one) => one !== element) : [...now, element]))
  const add = () => {
    const all = PREDEFINED_SETS.flatMap((one) => one.attributes).filter(({ element }) => chosen.has(element))
    onAdd(all.map(({ element, type, repeatable, names }) => ({ element, type, repeatable, name: names[language], section })))
    onClose()
  }
  return (
    <Dialog
      title={t('templates.sets.title')}
      description={t('templates.sets.text')}
      phone="full"
      leavesFreely
      onClose={onClose}
      onSubmit={add}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.cancel')}</Button>
          <Button type="submit" tone="primary" disabled={chosen.size === 0}>
            {t('templates.sets.add', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Select label={t('templates.sets.set')} value={setId} options={PREDEFINED_SETS.map(({ id, names }) => ({ value: id, label: names[language] }))} onChange={setSet} />
      <TextField
        type="search"
        label={t('templates.sets.find')}
        value={term}
        data-autofocus
        onChange={(event) => setTerm(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <List aria-label={t('templates.sets.found')}>
        {found.map((one) => (
          <li key={one.element}>
            <Checkbox label={one.names[language]} checked={chosen.has(one.element) || isThere(one)} disabled={isThere(one)} onChange={() => toggle(one.element)} />
            <small>{isThere(one) ? t('templates.sets.there') : t(`templates.types.${one.type}`)}</small>
            <code>{one.element}</code>
          </li>
        ))}
      </List>
      {found.length === 0 && <p>{t('templates.sets.nothing', { term: term.trim() })}</p>}
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[3]};
    min-height: ${theme.size.field};
    border-bottom: ${theme.border.line};
  }

  small {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  code {
    margin-left: auto;
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }
`
