// The cards of the dashboard that come in one file after its first paint; the places of those seen at first are kept.
import { BirthdaysCard } from '#features/birthdays/birthdays-card.tsx'
import { AdminControls } from '#features/dashboard/admin-controls.tsx'
import { ChatCard } from '#features/dashboard/chat-card.tsx'
import { RecentDocumentsCard } from '#features/documents/recent-documents-card.tsx'
import { RightCard } from '#features/freshness/right-card.tsx'
import { NextGatheringCard } from '#features/next-gathering/next-gathering-card.tsx'

/** By what each asks or tells. */
export const LATER_CARDS = {
  Right: RightCard,
  Gathering: NextGatheringCard,
  Birthdays: BirthdaysCard,
  Documents: RecentDocumentsCard,
  Controls: AdminControls,
  Chat: ChatCard,
}
