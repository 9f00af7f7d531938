import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { lengthOf } from '../../domain/validation/text.ts'
import { theme } from '../theme/theme.ts'

/** How many characters a field has, of how many it can have. */
export const Count = ({ text, limit }: { readonly text: string; readonly limit: number }) => {
  const { t } = useTranslation()
  const used = lengthOf(text.trim())
  return <Root $over={used > limit}>{t('asset.characters', { used, limit })}</Root>
}

const Root = styled.span<{ $over: boolean }>`
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.regular};
  font-variant-numeric: ${theme.font.figures};
  color: ${({ $over }) => ($over ? theme.color.danger : theme.color.inkFaint)};
`
