// Reacting to an item, or taking a reaction back: shown at once wherever the item stands, and taken back where that failed.
import { feed } from '@aerie/contract/feed'
import { news } from '@aerie/contract/news'
import type { Emoji, Reacted } from '@aerie/contract/reactions'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactionTarget, reactorsQuery } from '#features/reactions/queries.ts'
import { withReaction } from '#features/reactions/with-reaction.ts'
import { call } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { changeActivity, changeNews, editActivity, editNews, knownFeeds } from '../shown-activity.ts'

interface Reacting {
  emoji: Emoji
  isOn: boolean
  feeds: ReturnType<typeof knownFeeds>
}

export function useReact({ kind, id, myReactions }: ReactionTarget & Pick<Reacted, 'myReactions'>) {
  const cache = useQueryClient()
  const isNews = kind === 'news'
  const { mutate } = useAct({
    call: ({ emoji, isOn }: Reacting) =>
      isNews
        ? call(news.react, { params: { newsId: String(id) }, body: { emoji, isOn } })
        : call(feed.react, { params: { activityId: String(id) }, body: { emoji, isOn } }),
    optimistic: {
      name: 'react',
      change: (edit, { emoji, isOn, feeds }) =>
        (isNews ? editNews : editActivity)(edit, feeds, id, (item) => withReaction(item, emoji, isOn)),
    },
    show: (reacted) => (isNews ? changeNews : changeActivity)(cache, id, (item) => ({ ...item, ...reacted })),
    stale: [reactorsQuery({ kind, id }).queryKey],
    failed: () => ({ title: 'Error', description: 'Failed to add reaction.', tone: 'destructive' }),
  })
  return (emoji: Emoji) => mutate({ emoji, isOn: !myReactions.includes(emoji), feeds: knownFeeds(cache) })
}
