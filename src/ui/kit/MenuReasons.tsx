import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface MenuReasonsProps {
  /** Each refusal of the menu's entries once, in their order. */
  readonly reasons: readonly string[]
  /** The refusal of the entry in hand. */
  readonly asked: string | undefined
  readonly idOf: (reason: string) => string
}

/** One line below the entries says why those that are grey cannot be done. All reasons lie in the same place, so that the menu keeps its size. */
export const MenuReasons = ({ reasons, asked, idOf }: MenuReasonsProps) => {
  const { t } = useTranslation()
  const [only, ...others] = reasons
  if (only === undefined) return null
  const shown = others.length === 0 ? only : asked
  return (
    <Foot role="presentation">
      {others.length > 0 && (
        <p aria-hidden data-shown={shown === undefined || undefined}>
          {t('kit.refusedEntries')}
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason} id={idOf(reason)} data-shown={reason === shown || undefined}>
          {reason}
        </p>
      ))}
    </Foot>
  )
}

const Foot = styled.div`
  display: grid;
  max-width: ${theme.size.menuReason};
  margin: ${theme.space[1]} 0 0;
  padding: ${theme.space.snug} ${theme.space[2]} ${theme.space.half};
  border-block-start: ${theme.border.line};
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkSoft};

  p {
    grid-area: 1 / 1;
    margin: 0;
    visibility: hidden;
  }

  p[data-shown] {
    visibility: visible;
  }
`
