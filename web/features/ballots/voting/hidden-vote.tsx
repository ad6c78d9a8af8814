// Says of a vote why its voter is shown neither his choice nor his receipt, and what a kept receipt still proves.

import { whyHidden } from '@aerie/contract/poll-values'
import { longDate } from '@aerie/text/moments'
import { Note } from '#ui/feedback/note.tsx'

export const HiddenVote = ({ since }: { since: string }) => <Note>{whyHidden(longDate(since))}</Note>
