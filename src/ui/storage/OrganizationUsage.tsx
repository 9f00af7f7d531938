import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { formatNumber, formatSize } from '../../domain/format/numbers.ts'
import type { OrganizationSummary } from '../../domain/organizations/managed.ts'
import { matchLanguage } from '../../domain/preferences/language.ts'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { theme } from '../theme/theme.ts'

/** From this share on there is little left. */
export const ALMOST_FULL = 0.9

/** How much of its storage and of its files an organization uses. */
export const OrganizationUsage = ({ organization }: { readonly organization: OrganizationSummary }) => {
  const { t, i18n } = useTranslation()
  const language = matchLanguage(i18n.language)
  const { usedBytes, storageCapacity, files, filesLimit } = organization
  const rows = [
    {
      label: t('shell.storage'),
      text: t('shell.storageUsed', { used: formatSize(usedBytes, language), capacity: formatSize(storageCapacity, language) }),
      share: usedBytes / storageCapacity,
    },
    {
      label: t('organizations.files'),
      text: t('shell.storageUsed', { used: formatNumber(files, language), capacity: formatNumber(filesLimit, language) }),
      share: files / filesLimit,
    },
  ]
  return (
    <SpaceProperties>
      {rows.map(({ label, text, share }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text}
            <ProgressBar label={`${label}: ${text}`} value={Math.min(share, 1)} tone={share >= ALMOST_FULL ? 'danger' : 'primary'} />
          </dd>
        </div>
      ))}
    </SpaceProperties>
  )
}

/** What takes up room: fields by name, beside each other where there is room. */
export const SpaceProperties = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${theme.size.place}, 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
  font-variant-numeric: ${theme.font.figures};

  dt {
    font-size: ${theme.font.size.caption};
    color: ${theme.color.inkFaint};
  }

  dd {
    display: grid;
    gap: ${theme.space.snug};
    margin: 0;
  }
`
