// Says of a vote why its voter is shown neither his choice nor his receipt, and what a kept receipt still proves.

import { formatDay } from '@aerie/contract/formats'
import { whyHidden } from '@aerie/contract/poll-values'
import { momentAt } from '#lib/dates.ts'
import { Note } from '#ui/feedback/note.tsx'

export const HiddenVote = ({ since }: { since: string }) => <Note>{whyHidden(formatDay(momentAt(since)))}</Note>
