import { useTranslation } from 'react-i18next'
import { Link, useOutletContext } from 'react-router'
import { styled } from 'styled-components'
import { mayViewContacts } from '../../domain/contacts/rights.ts'
import type { MetadataValue } from '../../domain/metadata/value.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { contactAddress } from '../addresses/contacts.ts'
import { assetAddress } from '../addresses/library.ts'
import type { ScreenProps } from '../page/ScreenProps.ts'
import { theme } from '../theme/theme.ts'
import type { FieldAttribute } from './fieldProps.ts'
import { valueText } from './valueWords.ts'

interface ValueTextProps {
  readonly attribute: FieldAttribute
  readonly values: readonly MetadataValue[]
}

/** An attribute's values as they are read: links lead there, dates say what they mean and how they are kept. */
export const ValueText = ({ attribute, values }: ValueTextProps) => {
  const { t, i18n } = useTranslation()
  const claims = useOutletContext<ScreenProps | undefined>()?.claims
  const opensContacts = claims !== undefined && mayViewContacts({ permissions: claims.permissions, modules: claims.settings.availableModules })
  const language = matchLanguage(i18n.language)
  if (values.length === 0) return <Faint>{t('describing.empty')}</Faint>
  const one = (value: MetadataValue) => {
    const text = valueText(t, attribute, value, language)
    if (attribute.type === 'webAddress')
      return (
        <a href={value} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      )
    // Only of what its reader may see a name is told, and where it is.
    const module = attribute.names?.moduleOf?.(value)
    if (attribute.type === 'asset' && module !== undefined)
      return (
        <Link dir="auto" to={assetAddress(module, value)}>
          {text}
        </Link>
      )
    if (attribute.type === 'contact' && opensContacts && attribute.names?.nameOf(value) !== undefined)
      return (
        <Link dir="auto" to={contactAddress(value)}>
          {text}
        </Link>
      )
    return (
      <span dir="auto">
        {text}
        {attribute.type === 'edtf' && text !== value && <Faint>{` ${value}`}</Faint>}
      </span>
    )
  }
  const [first = ''] = values
  if (values.length === 1) return one(first)
  return (
    <List>
      {values.map((value, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal values may stand twice
        <li key={at}>{one(value)}</li>
      ))}
    </List>
  )
}

const Faint = styled.span`
  color: ${theme.color.inkFaint};
`

const List = styled.ul`
  display: grid;
  gap: ${theme.space.half};
  margin: 0;
  padding: 0;
  list-style: none;
`
