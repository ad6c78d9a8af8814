// Reacting to an item, or taking a reaction back: shown at once wherever the item stands, and taken back where that failed.
import { type ActivityItem, type Emoji, feed } from '@aerie/contract/feed'
import { useQueryClient } from '@tanstack/react-query'
import { call, endpointQuery } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { changeActivity, editActivity, knownFeeds } from '../shown-activity.ts'
import { withReaction } from './with-reaction.ts'

interface Reacting {
  emoji: Emoji
  isOn: boolean
  feeds: ReturnType<typeof knownFeeds>
}

export function useReact({ id, myReactions }: Pick<ActivityItem, 'id' | 'myReactions'>) {
  const cache = useQueryClient()
  const { mutate } = useAct({
    call: ({ emoji, isOn }: Reacting) =>
      call(feed.react, { params: { activityId: String(id) }, body: { emoji, isOn } }),
    optimistic: {
      name: 'react',
      change: (edit, { emoji, isOn, feeds }) =>
        editActivity(edit, feeds, id, (item) => withReaction(item, emoji, isOn)),
    },
    show: (reacted) => changeActivity(cache, id, (item) => ({ ...item, ...reacted })),
    stale: [endpointQuery(feed.reactors, { params: { activityId: String(id) } }).queryKey],
    failed: () => ({ title: 'Error', description: 'Failed to add reaction.', tone: 'destructive' }),
  })
  return (emoji: Emoji) => mutate({ emoji, isOn: !myReactions.includes(emoji), feeds: knownFeeds(cache) })
}
