// What the page needs to show a document.
import { documentViewUrl } from '@aerie/contract/document-values'
import type { DocumentContent } from '@aerie/contract/document-viewing'
import { findSeen } from '#features/documents/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { howShown } from './how-shown.ts'

/** Where it is shown and as what; its state while it is being made ready. */
export async function findContent(ctx: MemberContext, id: number): Promise<DocumentContent | { state: 'making' }> {
  const row = await findSeen(ctx, id)
  if (row.state === 'making') return { state: 'making' }
  return { viewerUrl: documentViewUrl(row), ...howShown(row) }
}
