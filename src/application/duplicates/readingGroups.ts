import * as Result from 'effect/Result'
import type { DuplicateGateway, GroupsAsked } from './DuplicateGateway.ts'

/** As many groups as there were, read again from the beginning. */
export const groupsReadAgain = async (duplicates: DuplicateGateway, asked: GroupsAsked, count: number, signal: AbortSignal): ReturnType<DuplicateGateway['groups']> => {
  let read = await duplicates.groups(asked, null, signal)
  while (Result.isSuccess(read) && read.success.next !== null && read.success.groups.length < count) {
    const { groups, next } = read.success
    read = Result.map(await duplicates.groups(asked, next, signal), (more) => ({ ...more, groups: [...groups, ...more.groups] }))
  }
  return read
}
