import { styled } from 'styled-components'
import { ellipsis } from '../kit/mixins.ts'
import { theme } from '../theme/theme.ts'

interface OrganizationHeadProps {
  readonly organization: string
  readonly role: string
}

/** Whose library this is, and as what one is here. */
export const OrganizationHead = ({ organization, role }: OrganizationHeadProps) => (
  <Root>
    <Crest aria-hidden>{organization.slice(0, 1).toLocaleUpperCase()}</Crest>
    <Names>
      <Name title={organization}>{organization}</Name>
      <Role>{role}</Role>
    </Names>
  </Root>
)

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.roomy};
  min-height: ${theme.space[12]};
  padding: 0 ${theme.space[2]};
`

const Crest = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  border-radius: ${theme.radius.small};
  font-weight: ${theme.font.weight.bold};
  color: ${theme.color.primaryInk};
  background: ${theme.color.primary};
`

const Names = styled.div`
  display: grid;
  min-width: 0;
  line-height: ${theme.font.line.tight};
`

const Name = styled.strong`
  font-weight: ${theme.font.weight.semibold};
  ${ellipsis}
`

const Role = styled.span`
  font-size: ${theme.font.size.caption};
  color: ${theme.color.inkFaint};
  ${ellipsis}
`
