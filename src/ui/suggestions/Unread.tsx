import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { AssetSuggestionsActor } from '../../application/suggestions/assetSuggestions.machine.ts'
import { Button } from '../kit/Button.tsx'
import { theme } from '../theme/theme.ts'

/** What is proposed of an asset could not be read, and can be tried again; nothing where it could. */
export const Unread = ({ assetSuggestions }: { readonly assetSuggestions: AssetSuggestionsActor }) => {
  const { t } = useTranslation()
  const isUnread = useSelector(assetSuggestions, (snapshot) => snapshot.matches('unread'))
  if (!isUnread) return null
  return (
    <Root>
      {t('suggestions.unread')}
      <Button size="compact" onClick={() => assetSuggestions.send({ type: 'retry' })}>
        {t('kit.tryAgain')}
      </Button>
    </Root>
  )
}

const Root = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: ${theme.space[2]} ${theme.space[5]};
  gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};
`
