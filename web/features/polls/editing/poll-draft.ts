// What was typed about a poll that is not asked yet; it outlasts the dialog, and the page being loaded again.
import * as z from 'zod/mini'
import type { PollForm } from './poll-form.ts'

const KEY = 'poll-draft'
const Draft = z.object({
  title: z.string(),
  description: z.string(),
  day: z.string(),
  time: z.string(),
  quorumThreshold: z.string(),
  requiresQuorum: z.boolean(),
  allowMultipleVotes: z.boolean(),
  showsAfterClose: z.boolean(),
  options: z.array(z.object({ text: z.string() })),
})

/** Null where the browser keeps nothing, or something else is kept. */
export function readPollDraft(): PollForm | null {
  try {
    return Draft.parse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** A browser that keeps nothing forgets it with the dialog. */
export function keepPollDraft(draft: PollForm | null) {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    return
  }
}
