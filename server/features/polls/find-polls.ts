// Polls for the search everywhere: by what is asked, and by the answers one may choose; never by how anybody voted.
import type { Finder } from '#platform/search.ts'
import { bestOf, keptTexts, rankEach } from '#platform/search-lists.ts'
import { isOpen } from './show.ts'
import { type PollState, readStates } from './states.ts'

const textOf = keptTexts<PollState['definition']>(({ title, description, options }) => [
  title,
  description,
  ...options.map(({ text }) => text),
])
const titleTextOf = keptTexts<PollState['definition']>(({ title }) => [title])
const optionTextOf = keptTexts<PollState['definition']['options'][number]>(({ text }) => [text])

export const findPolls: Finder<'poll'> = async (ctx, sought, limit) => {
  const newestFirst = [...(await readStates(ctx)).values()].sort((one, other) => other.id - one.id)
  const ranked = rankEach(newestFirst, sought, ({ definition }) => textOf(definition))
  const { total, hits } = bestOf(ranked, limit)
  const now = ctx.now()
  return {
    total,
    hits: hits.map((state) => {
      const { title, options } = state.definition
      const isInTitle = sought.rankOf(titleTextOf(state.definition)) !== null
      const option = isInTitle ? undefined : options.find((one) => sought.rankOf(optionTextOf(one)) !== null)
      return {
        id: state.id,
        title,
        isActive: isOpen(state, now),
        isVoid: state.void !== null,
        endDate: state.box.endsAt.toISOString(),
        option: option?.text ?? null,
        optionCount: options.length,
      }
    }),
  }
}
