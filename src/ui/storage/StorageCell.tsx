import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatSize } from '../../domain/format/numbers.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'
import { ALMOST_FULL } from './OrganizationUsage.tsx'

/** How much of its storage an organization uses, in a row of a table. */
export const StorageCell = ({ organization: { name, usedBytes, storageCapacity } }: { readonly organization: OrganizationSummary }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const text = t('shell.storageUsed', { used: formatSize(usedBytes, language), capacity: formatSize(storageCapacity, language) })
  const share = usedBytes / storageCapacity
  return (
    <Root>
      {text}
      <ProgressBar label={`${name}: ${text}`} value={share} tone={share >= ALMOST_FULL ? 'danger' : 'primary'} />
    </Root>
  )
}

const Root = styled.span`
  display: grid;
  gap: ${theme.space.half};
  min-width: ${theme.size.picture};
  font-size: ${theme.font.size.caption};
  white-space: nowrap;
`
