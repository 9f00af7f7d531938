import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { IconButton } from '../kit/IconButton.tsx'
import { theme } from '../theme/theme.ts'

interface StarButtonProps {
  readonly name: string
  readonly favorite: boolean
  readonly onToggle: () => void
}

/** Marks a folder or asset as a favorite, or no longer. */
export const StarButton = ({ name, favorite, onToggle }: StarButtonProps) => {
  const { t } = useTranslation()
  return (
    <Root>
      <IconButton
        label={t(favorite ? 'favorites.removeNamed' : 'favorites.addNamed', { name })}
        icon={<Star size={16} data-on={favorite} aria-hidden />}
        onClick={onToggle}
      />
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  flex: none;

  svg[data-on='true'] {
    color: ${theme.color.star};
    fill: currentColor;
  }
`
