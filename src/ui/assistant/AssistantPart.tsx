import { Suspense } from 'react'
import { createPortal } from 'react-dom'
import { ASSISTANT } from '../../application/assistant/assistantActors.ts'
import type { FileAddresses } from '../../application/assets/FileAddresses.ts'
import type { Capabilities } from '../../application/capabilities/capability.ts'
import type { SessionClaims } from '../../domain/access/claims.ts'
import { hasAssistant } from '../../domain/navigation/hasAssistant.ts'
import { useCapability } from '../page/useCapability.ts'
import { Pictures } from './answer/pictures.ts'
import { AskButton } from './AskButton.tsx'
import { AssistantPlace } from './AssistantPlace.tsx'
import { lazyPart } from '../lazy/lazyPart.ts'

/** When it is first opened. */
const AssistantDialog = lazyPart(() => import('./AssistantDialog.tsx').then(({ AssistantDialog }) => ({ default: AssistantDialog })))

interface AssistantPartProps {
  readonly at: 'navigation' | 'topBar'
  readonly capabilities: Capabilities
  readonly claims: SessionClaims
  readonly files: FileAddresses
}

/** What every page has of the assistant, where the organization has it: the way to its page, and in the top bar to its dialog, which stands over every page. */
export const AssistantPart = ({ at, capabilities, claims, files }: AssistantPartProps) => {
  const actors = useCapability(capabilities, ASSISTANT)
  if (!hasAssistant(claims)) return null
  if (at === 'navigation') return <AssistantPlace />
  return (
    <>
      <AskButton capabilities={capabilities} />
      {actors && createPortal(<Pictures value={files}><Suspense><AssistantDialog actors={actors} /></Suspense></Pictures>, document.body)}
    </>
  )
}
