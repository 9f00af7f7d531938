import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface SideProps {
  readonly title: string
  readonly picture: ReactNode
  /** What it is told apart by, a line each. */
  readonly details: readonly string[]
}

/** One of two things that somebody decides between; see `Sides`. */
export const Side = ({ title, picture, details }: SideProps) => (
  <Root>
    <Mat>{picture}</Mat>
    <Words>
      <strong>{title}</strong>
      {details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
    </Words>
  </Root>
)

/** Two things side by side: what is there, and what is to come. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};
`

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  min-width: 0;

  /* In a list of many, beside its words. */
  [data-layout='row'] > & {
    grid-template-columns: ${theme.size.picture} 1fr;
    align-items: center;
    gap: ${theme.space[3]};

    ${theme.media.belowMd} {
      grid-template-columns: 1fr;
      align-content: start;
      gap: ${theme.space[1]};
    }
  }
`

const Words = styled.div`
  display: grid;
  min-width: 0;
  font-variant-numeric: ${theme.font.figures};
  overflow-wrap: anywhere;

  strong {
    font-weight: ${theme.font.weight.medium};
    color: ${theme.color.ink};
  }
`

const Mat = styled.div`
  display: grid;
  /* As large as the mat at the most: a picture is seen whole. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  height: calc(${theme.size.target} * 4);
  overflow: hidden;
  border: ${theme.border.line};
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};

  [data-layout='row'] > * > & {
    height: calc(${theme.size.target} * 3);
  }

  img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
`
