import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { NARROWED_AFTER_MS } from '../../../application/forms/typing.ts'
import { theme } from '../../theme/theme.ts'

interface TableSearchProps {
  /** What the rows are narrowed to now. */
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** Narrows the rows by a piece of their names or file numbers while it is typed. */
export const TableSearch = ({ search, onSearch }: TableSearchProps) => {
  const { t } = useTranslation()
  const [{ typed, known }, setTyped] = useState({ typed: search, known: search })
  if (known !== search) setTyped({ typed: search, known: search })
  const look = useEffectEvent((text: string) => {
    if (text !== search) onSearch(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => look(typed), NARROWED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Field>
      <Search size={14} aria-hidden />
      <input type="search" aria-label={t('metadataTable.search')} placeholder={t('metadataTable.search')} value={typed} onChange={({ target }) => setTyped({ typed: target.value, known: search })} />
    </Field>
  )
}

const Field = styled.search`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  flex: 0 1 ${theme.size.place};
  height: ${theme.size.control};
  padding: 0 ${theme.space[2]};
  border: ${theme.border.control};
  border-radius: ${theme.radius.small};
  color: ${theme.color.inkSoft};
  background: ${theme.color.surface};

  ${theme.media.belowMd} {
    flex: 1 1 100%;
  }

  &:focus-within {
    outline: ${theme.focus.ring};
  }

  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    border: 0;
    font: inherit;
    color: ${theme.color.ink};
    background: none;
    outline: none;
  }
`
