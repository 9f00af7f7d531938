import { type ReactNode, useRef } from 'react'
import { css, styled } from 'styled-components'
import { Tooltip } from '../kit/Tooltip.tsx'
import { useFitting } from '../kit/useFitting.ts'
import { theme } from '../theme/theme.ts'

export interface BarAction {
  readonly id: string
  /** Short: all of them stand side by side. */
  readonly label: string
  /** What it does in full. */
  readonly title: string
  readonly icon: ReactNode
  readonly tone: 'plain' | 'publish' | 'danger'
  readonly shortcut?: string | undefined
  /** The address of the file that it saves, and its name. */
  readonly file?: { readonly address: string; readonly name: string } | undefined
  readonly start: () => void
}

/** What can be done with a selection, in words, as many as have room. All of it is in the menu that stands behind. */
export const BarActions = ({ actions }: { readonly actions: readonly BarAction[] }) => {
  const row = useRef<HTMLDivElement>(null)
  useFitting(row)
  return (
    <Row ref={row}>
      {actions.map(({ id, label, title, icon, tone, shortcut, file, start }) => (
        <span key={id}>
          <Tooltip text={title} {...(shortcut !== undefined && { shortcut })}>
            {file === undefined ? (
              <Action type="button" data-tone={tone} onClick={start}>
                {icon}
                {label}
              </Action>
            ) : (
              <SavedFile data-tone={tone} href={file.address} download={file.name}>
                {icon}
                {label}
              </SavedFile>
            )}
          </Tooltip>
        </span>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: flex-end;
  gap: ${theme.space[2]} ${theme.space[1]};
  min-width: 0;
  height: ${theme.size.field};
  overflow: clip;
  overflow-clip-margin: ${theme.space[1]};

  > [data-spare] {
    visibility: hidden;
  }

  ${theme.media.belowMd} {
    gap: ${theme.space[2]} 0;
    height: ${theme.size.selection};

    > :nth-child(n + 5) {
      display: none;
    }
  }
`

const look = css<{ readonly 'data-tone': BarAction['tone'] }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.snug};
  height: ${theme.size.field};
  padding: 0 ${theme.space.roomy};
  border: 0;
  border-radius: ${theme.radius.small};
  font: inherit;
  font-weight: ${theme.font.weight.medium};
  color: ${theme.color.ink};
  background: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${theme.color.hover};
  }

  &[data-tone='publish'] {
    color: ${theme.color.publish};
  }

  &[data-tone='danger'] {
    color: ${theme.color.danger};
  }

  ${theme.media.belowMd} {
    flex-direction: column;
    justify-content: center;
    gap: ${theme.space.half};
    min-width: ${theme.size.touch};
    height: ${theme.size.selection};
    padding: 0 ${theme.space.half};
    font-size: ${theme.font.size.caption};
  }
`

const Action = styled.button<{ readonly 'data-tone': BarAction['tone'] }>`
  ${look}
`

const SavedFile = styled.a<{ readonly 'data-tone': BarAction['tone'] }>`
  ${look}
`
