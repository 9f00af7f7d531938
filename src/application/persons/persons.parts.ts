import * as Result from 'effect/Result'
import { assign, fromPromise, setup } from 'xstate'
import type { Area } from '../../domain/persons/area.ts'
import { type Person, personProblems, type PersonSource, unmarked } from '../../domain/persons/persons.ts'
import { isValid } from '../../domain/validation/form.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import type { AssetReadFailure } from '../assets/AssetGateway.ts'
import type { MetadataGateway } from '../embedded-metadata/MetadataGateway.ts'
import type { NewPerson, PersonFailure, PersonGateway, Persons, PicturePlace } from './PersonGateway.ts'
import { type PersonNews, watchingPersons } from './watchingPersons.ts'

/** A person as they are being marked and named; without `person`, somebody new. */
export interface PersonDraft {
  readonly person: Person | undefined
  readonly name: string
  readonly area: Area
  readonly source: PersonSource
}

export type PersonChange =
  | { readonly kind: 'add'; readonly persons: readonly NewPerson[] }
  | { readonly kind: 'change'; readonly person: Person; readonly to: Pick<NewPerson, 'name' | 'area'> }
  | { readonly kind: 'remove'; readonly person: Person }

interface PersonsContext {
  readonly place: PicturePlace
  readonly read: Persons | undefined
  readonly draft: PersonDraft | undefined
  readonly change: PersonChange | undefined
  readonly problems: FieldProblems
  /** Names that begin with what is typed. */
  readonly names: readonly string[]
  readonly failure: AssetReadFailure | PersonFailure | undefined
}

export type PersonsEvent =
  | ({ type: 'persons.opened' } & PicturePlace)
  | { type: 'draft.begin'; draft: PersonDraft }
  | { type: 'area.changed'; area: Area }
  | { type: 'name.typed'; name: string }
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'remove'; person: Person }
  /** All faces that the file gives a name. */
  | { type: 'faces.add' }
  | { type: 'names.found'; names: readonly string[] }
  | { type: 'retry' }
  | PersonNews

/** Who is in pictures, and what their files name themselves. */
export interface PicturePorts {
  readonly persons: PersonGateway
  readonly metadata: MetadataGateway
}

export interface PersonsPorts extends PicturePorts {
  readonly events: EventStream
  readonly notify: Notify
}

/** Milliseconds without another letter before names are looked up. */
const TIMEOUT = 120
const paused = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What a change was made of: enough to take it back. */
export type Done =
  | { readonly kind: 'add'; readonly added: readonly Person[] }
  | { readonly kind: 'change'; readonly before: Person; readonly after: Person }
  | { readonly kind: 'remove'; readonly removed: Person }

export const NO_PERSONS: PersonsContext = {
  place: { resourceType: 'RECORDS', assetId: '' },
  read: undefined,
  draft: undefined,
  change: undefined,
  problems: {},
  names: [],
  failure: undefined,
}

/** The faces of the file that nobody has been marked at. */
export const facesIn = ({ read }: Pick<PersonsContext, 'read'>) => (read === undefined ? [] : unmarked(read.faces, read.persons))

const changeOf = ({ person, name, area, source }: PersonDraft): PersonChange =>
  person === undefined ? { kind: 'add', persons: [{ name, area, source }] } : { kind: 'change', person, to: { name, area } }

const withDone = (persons: readonly Person[], done: Done): readonly Person[] => {
  if (done.kind === 'add') return [...persons.filter(({ id }) => !done.added.some((one) => one.id === id)), ...done.added]
  if (done.kind === 'remove') return persons.filter(({ id }) => id !== done.removed.id)
  return persons.map((one) => (one.id === done.after.id ? done.after : one))
}

const newOf = ({ name, area, source }: NewPerson): NewPerson => ({ name, area, source })

/** What the machine of persons works with, and what it can do. */
export const personsParts = (ports: PersonsPorts) => {
  const { persons, notify } = ports
  const perform = async ({ place, read, change }: PersonsContext, signal: AbortSignal): Promise<Result.Result<Done, PersonFailure>> => {
    if (change === undefined || read === undefined) return Result.fail({ code: 'NOT_FOUND' })
    if (change.kind === 'add') {
      return Result.map(await persons.add(place, read.contentVersion, change.persons, signal), (added) => ({ kind: 'add' as const, added }))
    }
    if (change.kind === 'remove') {
      return Result.map(await persons.remove(place, change.person, signal), () => ({ kind: 'remove' as const, removed: change.person }))
    }
    return Result.map(await persons.change(place, change.person, change.to, signal), (after) => ({ kind: 'change' as const, before: change.person, after }))
  }
  const takeBack = async ({ place, read }: PersonsContext, done: Done): Promise<Result.Result<unknown, PersonFailure>> => {
    const { signal } = new AbortController()
    if (done.kind === 'remove') return persons.add(place, read?.contentVersion ?? '', [newOf(done.removed)], signal)
    if (done.kind === 'change') return persons.change(place, done.after, { name: done.before.name, area: done.before.area }, signal)
    for (const person of done.added) {
      const removed = await persons.remove(place, person, signal)
      if (Result.isFailure(removed)) return removed
    }
    return Result.succeed(undefined)
  }
  const undo = async (context: PersonsContext, done: Done): Promise<void> => {
    const outcome = await takeBack(context, done)
    notify(Result.isSuccess(outcome) ? { kind: 'info', text: 'persons.undone' } : { kind: 'failure', text: `failure.${outcome.failure.code}` })
  }
  return setup({
    types: { context: {} as PersonsContext, events: {} as PersonsEvent, tags: {} as 'shown' | 'busy' | 'unsaved' },
    actors: {
      reading: fromPromise(({ input, signal }: { input: PicturePlace; signal: AbortSignal }) => persons.read(input, signal)),
      saving: fromPromise(({ input, signal }: { input: PersonsContext; signal: AbortSignal }) => perform(input, signal)),
      findingNames: fromPromise(async ({ input, signal }: { input: string; signal: AbortSignal }) => {
        await paused(TIMEOUT)
        return signal.aborted ? Result.succeed([]) : persons.names(input, signal)
      }),
      watching: watchingPersons(ports),
    },
    guards: {
      isValid: ({ context: { draft } }) => draft !== undefined && isValid(personProblems({ name: draft.name, area: draft.area })),
      hasNamedFaces: ({ context }) => facesIn(context).some(({ name }) => name !== ''),
      hasDraft: ({ context }) => context.draft !== undefined,
    },
    actions: {
      open: assign((_, place: PicturePlace) => ({ ...NO_PERSONS, place })),
      take: assign((_, read: Persons | undefined) => (read === undefined ? {} : { read, failure: undefined })),
      begin: assign((_, draft: PersonDraft) => ({ draft, problems: {}, names: [], failure: undefined })),
      drop: assign({ draft: undefined, change: undefined, problems: {}, names: [] }),
      mark: assign(({ context: { draft } }, area: Area) => (draft === undefined ? {} : { draft: { ...draft, area } })),
      type: assign(({ context: { draft } }, name: string) => (draft === undefined ? {} : { draft: { ...draft, name }, problems: {}, failure: undefined })),
      findProblems: assign(({ context: { draft } }) => (draft === undefined ? {} : { problems: personProblems({ name: draft.name, area: draft.area }) })),
      changeByDraft: assign(({ context: { draft } }) => (draft === undefined ? {} : { change: changeOf(draft) })),
      changeByFaces: assign(({ context }) => ({
        change: {
          kind: 'add' as const,
          persons: facesIn(context).flatMap(({ name, area }) => (name === '' ? [] : [{ name, area, source: 'File' as const }])),
        },
      })),
      changeByRemoval: assign((_, person: Person) => ({ change: { kind: 'remove' as const, person } })),
      fail: assign((_, failure: PersonsContext['failure']) => ({
        failure,
        ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}),
      })),
      settle: assign(({ context: { read } }, done: Done | undefined) =>
        done === undefined || read === undefined ? {} : { read: { ...read, persons: withDone(read.persons, done) }, failure: undefined },
      ),
      tell: ({ context }, done: Done | undefined) => {
        if (done === undefined) return
        const [first] = done.kind === 'add' ? done.added : [done.kind === 'remove' ? done.removed : done.after]
        const values = { name: first?.name ?? '', count: done.kind === 'add' ? done.added.length : 1 }
        const text = done.kind === 'add' && done.added.length > 1 ? 'persons.notices.addMany' : `persons.notices.${done.kind}`
        notify({ kind: 'success', text, values, action: { text: 'persons.undo', run: () => void undo(context, done) } })
      },
      tellFailure: (_, failure: PersonFailure | undefined) => {
        if (failure !== undefined) notify({ kind: 'failure', text: `failure.${failure.code}` })
      },
    },
  })
}
