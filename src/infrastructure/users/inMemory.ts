import { startUsers } from '../../application/users/startUsers.ts'
import { USERS } from '../../application/users/userActors.ts'
import { inMemory } from '../registration/inMemory.ts'
import { InMemoryUserGateway } from './InMemoryUserGateway.ts'

export const users = inMemory(USERS, { ports: ({ people, faults }) => ({ users: new InMemoryUserGateway(people, faults) }), start: startUsers })
