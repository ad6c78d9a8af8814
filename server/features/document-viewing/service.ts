// What the page needs to show a document.
import { documentViewUrl } from '@aerie/contract/document-values'
import type { DocumentContent } from '@aerie/contract/document-viewing'
import { findSeen } from '#features/documents/service.ts'
import type { MemberContext } from '#platform/context.ts'
import { mayGoOutside } from './external/service.ts'
import { howShown } from './how-shown.ts'

/** `isReachable`: others come by https to where members do. Where it is shown and as what; its state while it is being made ready. */
export async function findContent(
  ctx: MemberContext,
  id: number,
  isReachable: boolean,
): Promise<DocumentContent | { state: 'making' }> {
  const row = await findSeen(ctx, id)
  if (row.state === 'making') return { state: 'making' }
  const shown = howShown(row)
  if (isReachable && shown.shownAs !== 'pdf' && (await mayGoOutside(ctx, row)))
    return { viewerUrl: `/api/documents/${id}/external`, shownAs: 'external', reason: null }
  return { viewerUrl: documentViewUrl(row), ...shown }
}
