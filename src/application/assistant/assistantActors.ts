import { capability } from '../capabilities/capability.ts'
import type { AssistantDialogActor } from './assistantDialog.machine.ts'
import type { ConversationActor } from './conversation.machine.ts'
import type { ThreadRemovalActor } from './threadRemoval.machine.ts'
import type { ThreadsActor } from './threads.machine.ts'
import type { ThreadTitleActor } from './threadTitle.machine.ts'

/** The assistant: its dialog and its page show the same conversation. */
export interface AssistantActors {
  readonly assistantDialog: AssistantDialogActor
  readonly conversation: ConversationActor
  readonly threads: ThreadsActor
  readonly threadTitle: ThreadTitleActor
  readonly threadRemoval: ThreadRemovalActor
}

export const ASSISTANT = capability<AssistantActors>('assistant')
