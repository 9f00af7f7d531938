import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { anyLanguage, languagesReading } from '../../domain/metadata-import/fileLanguage.ts'
import type { MetadataImport, RefusedLine } from '../../domain/metadata-import/metadataImport.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import type { DescribingTemplate } from '../../domain/metadata/assetMetadata.ts'
import { buttonShape, type ButtonShape } from '../kit/Button.tsx'
import { Counted, Finding, Findings } from '../kit/Findings.tsx'
import { whyText } from './importTexts.ts'

interface ImportFindingsProps {
  readonly found: MetadataImport
  readonly template: DescribingTemplate
  /** Where the file of the refused lines is fetched. */
  readonly refusedAddress: string
}

/** Refusals that are shown one by one; the file has all of them. */
const SHOWN = 50

/** What an import would change, or has changed, and what it refuses. */
export const ImportFindings = ({ found: { counts, lines, refused, settings, step }, template, refusedAddress }: ImportFindingsProps) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const when = step === 'applied' || step === 'applying' ? 'done' : 'foreseen'
  const nameOf = (attributeId: string | null): string => template.attributes.find(({ id }) => id === attributeId)?.name ?? ''
  const otherLanguage = ({ attributeId, text }: RefusedLine): string | undefined => {
    const attribute = template.attributes.find(({ id }) => id === attributeId)
    const languages = attribute === undefined ? [] : languagesReading(text, attribute, settings.language)
    return languages.length === 0 ? undefined : t('metadataImport.otherLanguage', { languages: anyLanguage(languages, language) })
  }
  const kinds = (['added', 'changed', 'cleared', 'same'] as const).filter((kind) => counts[kind] > 0)
  return (
    <Findings summary={t('metadataImport.found', { count: counts.found, lines })}>
      <Finding title={t('metadataImport.values')}>
        {kinds.map((kind) => (
          <p key={kind}>{t(`metadataImport.${when}.${kind}`, { count: counts[kind] })}</p>
        ))}
        {kinds.length === 0 && <p>{t('metadataImport.nothing')}</p>}
      </Finding>
      {counts.refused > 0 && (
        <Finding title={t('metadataImport.refusals')}>
          <Counted tone="wrong" open text={t('metadataImport.refused', { count: counts.refused })} label={t('metadataImport.refusals')}>
            {refused.slice(0, SHOWN).map((one) => (
              <li key={`${one.line} ${one.attributeId}`}>
                {one.attributeId === null ? t('metadataImport.line', { line: one.line }) : t('metadataImport.cell', { line: one.line, attribute: nameOf(one.attributeId) })}{' '}
                {one.text !== '' && <q>{one.text}</q>} {whyText(t, one, language)} {otherLanguage(one)}
              </li>
            ))}
            {counts.refused > SHOWN && <li>{t('metadataImport.more', { count: counts.refused - SHOWN })}</li>}
          </Counted>
          <File href={refusedAddress} download data-tone="secondary" data-size="control">
            <Download size={16} aria-hidden />
            {t('metadataImport.refusedFile')}
          </File>
        </Finding>
      )}
    </Findings>
  )
}

const File = styled.a<ButtonShape>`
  ${buttonShape}
  justify-self: start;
`
