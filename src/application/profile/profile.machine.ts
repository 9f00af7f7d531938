import type * as Result from 'effect/Result'
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate'
import { DEFAULT_LANGUAGE, type Language } from '../../domain/preferences/language.ts'
import { profileProblems, type Profile, type ProfileForm } from '../../domain/users/profile.ts'
import { isValid } from '../../domain/validation/form.ts'
import { profileImage } from '../../domain/validation/profileImage.ts'
import type { FieldProblems } from '../../domain/validation/problem.ts'
import { failureOf, hasSucceeded, valueOf } from '../failures/outcome.ts'
import type { Notify } from '../notifications/notifications.machine.ts'
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

export interface ProfilePorts {
  readonly profiles: ProfileGateway
  readonly notify: Notify
  /** The language of the interface, for who has chosen none to be written to in. */
  readonly language: () => Language
  /** Called with the language that was saved. */
  readonly languageSaved: (language: Language) => void
}

type Outcome = Result.Result<Profile, ProfileFailure>
const settled = { problems: {}, failure: undefined, picture: undefined }

/** The own name, language and picture. */
export const createProfileMachine = ({ profiles, notify, language, languageSaved }: ProfilePorts) =>
  setup({
    types: { context: {} as ProfileContext, events: {} as ProfileEvent },
    actors: {
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
      findProblems: assign({ problems: ({ context }) => profileProblems(context.form) }),
      refuse: assign((_, failure: ProfileFailure | undefined) => ({
        failure,
        ...(failure?.code === 'VALIDATION_FAILED' ? { problems: failure.fields } : {}),
      })),
      refusePicture: assign((_, file: Blob) => {
        const problem = profileImage({ mediaType: file.type, size: file.size })
        return { problems: problem === undefined ? {} : { picture: problem } }
      }),
      tell: (_, text: 'profile.saved' | 'profile.pictureSaved' | 'profile.pictureRemoved') => notify({ kind: 'success', text }),
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
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'editing',
              actions: { type: 'take', params: ({ event }) => valueOf(event.output) },
            },
            { target: 'failed', actions: { type: 'refuse', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      failed: { description: 'The profile could not be read; it can be tried again.', on: { retry: 'reading' } },
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
      saving: {
        description: 'Name and language are being saved.',
        tags: 'busy',
        invoke: {
          src: 'saving',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'editing',
              actions: [
                { type: 'take', params: ({ event }) => valueOf(event.output) },
                { type: 'tell', params: 'profile.saved' },
                'spread',
              ],
            },
            { target: 'editing', actions: { type: 'refuse', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      sendingPicture: {
        description: 'A picture is on its way to the server.',
        tags: 'busy',
        invoke: {
          src: 'sending',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'editing',
              actions: [
                { type: 'takePicture', params: ({ event }) => valueOf(event.output) },
                { type: 'tell', params: 'profile.pictureSaved' },
              ],
            },
            { target: 'editing', actions: { type: 'refuse', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
      removingPicture: {
        description: 'The picture is being removed.',
        tags: 'busy',
        invoke: {
          src: 'removing',
          onDone: [
            {
              guard: ({ event }) => hasSucceeded(event.output),
              target: 'editing',
              actions: [
                { type: 'takePicture', params: ({ event }) => valueOf(event.output) },
                { type: 'tell', params: 'profile.pictureRemoved' },
              ],
            },
            { target: 'editing', actions: { type: 'refuse', params: ({ event }) => failureOf(event.output) } },
          ],
        },
      },
    },
  })

export type ProfileMachine = ReturnType<typeof createProfileMachine>
export type ProfileActor = ActorRefFrom<ProfileMachine>
