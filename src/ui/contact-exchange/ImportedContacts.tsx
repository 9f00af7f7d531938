import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { type ContactImport, type ImportedLine, type ImportOutcome, LINES_REPORTED } from '../../domain/contact-exchange/contactImport.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { contactAddress } from '../addresses/contacts.ts'
import { Counted, Finding, Findings } from '../kit/Findings.tsx'
import { problemsText } from './exchangeTexts.ts'

interface ImportedContactsProps {
  readonly found: ContactImport
  readonly isBusy: boolean
  /** Somebody goes to a contact that is there already. */
  readonly onOpen: () => void
}

/** What an import would do, or has done: in numbers, and line by line where something is not taken. */
export const ImportedContacts = ({ found: { counts, contacts, categories, pictures, lines, batchId }, isBusy, onOpen }: ImportedContactsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const when = batchId === null ? 'foreseen' : 'done'
  const of = (outcome: ImportOutcome) => lines.filter((line) => line.outcome === outcome)
  const lineOf = ({ line, name, existing, problems }: ImportedLine) => (
    <li key={line}>
      {t('contactExchange.found.line', { line })} {name}{' '}
      {existing !== undefined && (
        <Existing to={contactAddress(existing.id)} onClick={onOpen}>
          {t('contacts.same.open', { name: existing.name })}
        </Existing>
      )}
      {problems !== undefined && `· ${problemsText(t, problems, language)}`}
    </li>
  )
  const section = (outcome: 'refused' | 'skipped' | 'same') =>
    counts[outcome] > 0 && (
      <Counted tone={outcome === 'refused' ? 'wrong' : undefined} open={outcome === 'refused'} text={t(`contactExchange.found.${outcome}`, { count: counts[outcome] })} label={t(`contactExchange.found.${outcome}`, { count: counts[outcome] })}>
        {of(outcome).map(lineOf)}
        {counts[outcome] > of(outcome).length && <li>{t('contactExchange.found.more', { count: counts[outcome] - of(outcome).length, shown: LINES_REPORTED })}</li>}
      </Counted>
    )
  const left = counts.refused + counts.skipped + counts.same
  return (
    <div aria-busy={isBusy || undefined}>
      <Findings summary={t('contactExchange.found.contacts', { count: contacts })}>
        <Finding title={t('contactExchange.found.taken')}>
          {counts.added > 0 && <p>{t(`contactExchange.${when}.added`, { count: counts.added })}</p>}
          {counts.filled > 0 && <p>{t(`contactExchange.${when}.filled`, { count: counts.filled })}</p>}
          {pictures > 0 && <p>{t(`contactExchange.${when}.pictures`, { count: pictures })}</p>}
          {categories.length > 0 && <p>{t(`contactExchange.${when}.categories`, { count: categories.length, names: categories.join(', ') })}</p>}
          {counts.added + counts.filled === 0 && <p>{t('contactExchange.found.nothing')}</p>}
        </Finding>
        {left > 0 && (
          <Finding title={t('contactExchange.found.left')}>
            {section('refused')}
            {section('skipped')}
            {section('same')}
          </Finding>
        )}
      </Findings>
    </div>
  )
}

/** Among other words. */
const Existing = styled(Link)`
  text-decoration: underline;
`
