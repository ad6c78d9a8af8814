// Who looks for photos, as far as that decides which he finds.
import { seesFlagged } from '#features/photos/service.ts'
import type { MemberContext } from '#platform/context.ts'

/** Flagged photos are seen by super admins alone. */
export const readerOf = ({ actor }: MemberContext) => ({ id: actor.id, withFlagged: seesFlagged(actor) })
