import type * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/preferences/language.ts'
import { profileProblems, type Profile, type ProfileForm } from '../../domain/users/profile.ts'
import { isValid } from '../../domain/validation/form.ts'
import { profileImage } from '../../domain/validation/profileImage.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { answered } from '../failures/answered.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import { failureInForm } from '../forms/formContext.ts'
import type { EventStream } from '../notifications/EventStream.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
import { retryWhenReopened } from '../notifications/serverEvents.ts'
import type { ProfileFailure, ProfileGateway } from './ProfileGateway.ts'

interface ProfileContext {
  readonly profile: Profile | undefined
  readonly form: ProfileForm
  readonly picture: Blob | undefined
  /** By field; `picture` for the picture. */
  readonly problems: FieldProblems
  readonly failure: ProfileFailure | undefined
}

export type ProfileEvent =
  | { type: 'profile.opened' }
  | { type: 'field.changed'; change: Partial<ProfileForm> }
  | { type: 'save' }
  | { type: 'undo' }
  | { type: 'picture.chosen'; file: Blob }
  | { type: 'picture.removed' }
  | { type: 'retry' }

interface ProfilePorts {
  readonly profiles: ProfileGateway
  readonly events: EventStream
  readonly notify: Notify
  /** The language of the interface, for who has chosen none to be written to in. */
  readonly language: () => Language
  /** Called with the language that was saved. */
  readonly languageSaved: (language: Language) => void
}

type Outcome = Result.Result<Profile, ProfileFailure>
const settled = { problems: {}, failure: undefined, picture: undefined }

interface Done {
  readonly event: { readonly output: Outcome }
}
const given = ({ event }: Done) => valueOf(event.output)

/** What is typed while the picture changes. */
const TYPED = { 'field.changed': { actions: { type: 'type', params: ({ event }: { readonly event: { readonly change: Partial<ProfileForm> } }) => event.change } } } as const

/** Something of the profile is being changed: it is shown again afterwards, as it is then or with what was refused. */
const changing = <const Call extends string, const Actions, const On>(call: Call, description: string, actions: Actions, on: On) =>
  ({
    description,
    tags: 'busy',
    // What is under way is not called off by who comes back to the page.
    on: { ...on, 'profile.opened': {} },
    invoke: {
      src: call,
      input: ({ context }: { readonly context: ProfileContext }) => context,
      onDone: [
        { guard: ({ event }: Done) => hasSucceeded(event.output), target: 'editing', actions },
        { target: 'editing', actions: { type: 'refuse', params: ({ event }: Done) => failureOf(event.output) } },
      ],
    },
  }) as const

/** The own name, language and picture. */
export const createProfileMachine = ({ profiles, events, notify, language, languageSaved }: ProfilePorts) =>
  setup({
    types: { context: {} as ProfileContext, events: {} as ProfileEvent },
    actors: {
      reopening: retryWhenReopened(events),
      reading: fromPromise<Outcome>(({ signal }) => profiles.read(signal)),
      saving: fromPromise<Outcome, ProfileContext>(({ input, signal }) => profiles.save(input.form, signal)),
      sending: fromPromise<Outcome, ProfileContext>(({ input, signal }) => profiles.sendPicture(input.picture ?? new Blob(), signal)),
      removing: fromPromise<Outcome>(({ signal }) => profiles.removePicture(signal)),
    },
    guards: {
      isValid: ({ context }) => isValid(profileProblems(context.form)),
      isPicture: (_, file: Blob) => profileImage({ mediaType: file.type, size: file.size }) === undefined,
    },
    actions: {
      take: assign((_, profile: Profile | undefined) =>
        profile === undefined
          ? {}
          : {
              ...settled,
              profile,
              form: { firstName: profile.firstName, lastName: profile.lastName, language: profile.language ?? language() },
            },
      ),
      /** The picture has changed; what is being typed stays. */
      takePicture: assign((_, profile: Profile | undefined) => (profile === undefined ? {} : { ...settled, profile })),
      type: assign(({ context }, change: Partial<ProfileForm>) => ({ form: { ...context.form, ...change } })),
      findProblems: assign({ problems: ({ context }) => profileProblems(context.form) }),
      refuse: assign((_, failure: ProfileFailure | undefined) => failureInForm(failure)),
      refusePicture: assign((_, file: Blob) => {
        const problem = profileImage({ mediaType: file.type, size: file.size })
        return { problems: problem === undefined ? {} : { picture: problem } }
      }),
      notify: (_, text: 'profile.saved' | 'profile.pictureSaved' | 'profile.pictureRemoved') => notify({ kind: 'success', text }),
      spread: ({ context: { profile } }) => {
        if (profile?.language != null) languageSaved(profile.language)
      },
    },
  }).createMachine({
    id: 'profile',
    context: { profile: undefined, form: { firstName: '', lastName: '', language: DEFAULT_LANGUAGE }, ...settled },
    initial: 'unopened',
    on: { 'profile.opened': '.reading' },
    states: {
      unopened: { description: 'The profile has not been looked at.' },
      reading: {
        description: 'The profile is on its way.',
        invoke: {
          src: 'reading',
          onDone: answered<Profile, ProfileFailure>()({ target: 'editing', action: 'take' }, { target: 'failed', action: 'refuse' }),
        },
      },
      failed: { description: 'The profile could not be read; it can be tried again.', invoke: { src: 'reopening' }, on: { retry: 'reading' } },
      editing: {
        description: 'The profile is shown; its fields can be changed.',
        on: {
          'field.changed': { actions: assign(({ context, event }) => ({ ...settled, form: { ...context.form, ...event.change } })) },
          undo: { actions: { type: 'take', params: ({ context }) => context.profile } },
          save: [{ guard: 'isValid', target: 'saving' }, { actions: 'findProblems' }],
          'picture.chosen': [
            {
              guard: { type: 'isPicture', params: ({ event }) => event.file },
              target: 'sendingPicture',
              actions: assign(({ event }) => ({ picture: event.file, problems: {}, failure: undefined })),
            },
            { actions: { type: 'refusePicture', params: ({ event }) => event.file } },
          ],
          'picture.removed': 'removingPicture',
        },
      },
      saving: changing('saving', 'Name and language are being saved.', [{ type: 'take', params: given }, { type: 'notify', params: 'profile.saved' }, 'spread'], {}),
      sendingPicture: changing(
        'sending',
        'A picture is on its way to the server; the fields can be changed.',
        [{ type: 'takePicture', params: given }, { type: 'notify', params: 'profile.pictureSaved' }],
        TYPED,
      ),
      removingPicture: changing(
        'removing',
        'The picture is being removed; the fields can be changed.',
        [{ type: 'takePicture', params: given }, { type: 'notify', params: 'profile.pictureRemoved' }],
        TYPED,
      ),
    },
  })

type ProfileMachine = ReturnType<typeof createProfileMachine>
export type ProfileActor = ActorRefFrom<ProfileMachine>
