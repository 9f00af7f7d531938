import { ASSISTANT } from '../../application/assistant/assistantActors.ts'
import { lazyScreen, type Screens } from '../page/screen.tsx'

export const ASSISTANT_SCREENS: Screens = {
  assistant: lazyScreen({
    needs: [ASSISTANT],
    load: async () => (await import('./AssistantRoute.tsx')).AssistantRoute,
    opening: async () => (await import('./openAssistant.ts')).openAssistant,
  }),
}
