import { useState } from 'react'
import { styled } from 'styled-components'
import type { ActivityEntry } from '../../domain/activity/entry.ts'
import { theme } from '../theme/theme.ts'

interface PersonProps {
  readonly entry: Pick<ActivityEntry, 'firstName' | 'lastName'>
  /** Undefined: they have no picture. */
  readonly address: string | undefined
}

/** Who did something: their picture, or their initials. Their name stands beside it. */
export const Person = ({ entry: { firstName, lastName }, address }: PersonProps) => {
  const [broken, setBroken] = useState<string>()
  return (
    <Root aria-hidden>
      {address === undefined || broken === address ? (
        `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`
      ) : (
        <img src={address} alt="" width={32} height={32} loading="lazy" decoding="async" onError={() => setBroken(address)} />
      )}
    </Root>
  )
}

const Root = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  overflow: hidden;
  border-radius: ${theme.radius.round};
  font-size: ${theme.font.size.caption};
  font-weight: ${theme.font.weight.semibold};
  color: ${theme.color.primary};
  background: ${theme.color.primarySoft};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
