import type { Answer, Person } from '../../support/server/person.ts'
import { draftOfHarbour } from '../../../src/domain/organizations/managed.fixture.ts'
import type { OrganizationDetail, OrganizationDraft } from '../../../src/domain/organizations/managed.ts'
import { newName } from './sample.ts'

const done = (answer: Answer, what: string): OrganizationDetail => {
  if (answer.status >= 300) throw new Error(`${what}: ${answer.status} ${answer.text}`)
  return answer.json as OrganizationDetail
}

export const newDraft = (name: string): OrganizationDraft => ({ ...draftOfHarbour, name })

/** Makes an organization, as a super administrator. Answers its identifier. */
export const makeOrganization = async (maker: Person, name = newName('Organization')): Promise<string> => {
  const body = newDraft(name)
  return done(await maker.ask({ method: 'POST', path: '/v1/organizations', body }), 'An organization was not made').summary.id
}

const change = async (maker: Person, changes: Partial<OrganizationDraft>, revision: number): Promise<OrganizationDetail> => {
  const path = `/v1/organizations/${maker.organizationId}`
  return done(await maker.ask({ method: 'PATCH', path, body: { ...changes, revision } }), 'An organization was not changed')
}

/** Somebody's own organization, with all that its form asks for. */
export const ownOrganization = async (maker: Person): Promise<OrganizationDetail> => {
  const found = done(await maker.ask({ path: `/v1/organizations/${maker.organizationId}` }), 'An organization was not found')
  const { contactFirstName, contactLastName, contactEmail, contactPhone } = draftOfHarbour
  return change(maker, { contactFirstName, contactLastName, contactEmail, contactPhone }, found.revision)
}

/** More files are given than before, which answers whatever was asked for. */
export const withoutRequest = async (maker: Person): Promise<void> => {
  const { draft, revision } = await ownOrganization(maker)
  await change(maker, { filesLimit: String(Number(draft.filesLimit) + 1) }, revision)
}
