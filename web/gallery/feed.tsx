// The feed: news in its three looks, activity with reactions, what is new, and what stands beside it.
import type { ActivityItem, FeedNews } from '@aerie/contract/feed'

import { useRef, useState } from 'react'
import { ActivityRow } from '../features/feed/activity-row.tsx'
import { OtherNews } from '../features/feed/also-in-feed.tsx'
import { FeedCard } from '../features/feed/feed-card.tsx'
import { FeedBar } from '../features/feed/list/feed-bar.tsx'
import type { FeedFilters } from '../features/feed/list/feed-filters.ts'
import { Entries } from '../features/feed/list/feed-list.tsx'
import { TagList } from '../features/feed/list/tags-card.tsx'
import { NewsStory } from '../features/feed/news-story.tsx'
import { SinceSentence } from '../features/feed/visit/since-visit.tsx'
import { NewsMailCard } from '../features/notifications/news-mail-card.tsx'
import { ReactionPicker } from '../features/reactions/reaction-picker.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { GallerySection } from './gallery-section.tsx'

const NEWS: FeedNews = {
  id: 1,
  title: 'The porch is level again, after 41 years',
  excerpt: 'Four jacks, two weekends and one argument about shims.',
  link: null,
  imageUrl: null,
  imageAlt: null,
  imageSize: null,
  imageHash: null,
  tags: ['house', 'reunion'],
  isPinned: true,
  publishedAt: '2026-11-12T09:00:00.000Z',
  author: null,
  follows: null,
  reactions: { '🪽': 4, '🫰': 1 },
  myReactions: ['🪽'],
}
const ACTIVITY: ActivityItem = {
  id: 1,
  type: 'location',
  description: 'moved to Tromsø, Norway',
  memberId: 1,
  memberFirstName: 'Ansel',
  memberLastName: 'Whitlock',
  memberProfileImage: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  reactions: { '🦉': 12, '❤️': 3 },
  myReactions: ['🦉'],
}
const VISIT = { lastVisit: '2026-11-15T09:00:00.000Z', newCount: 1 }
const nothing = () => {}

export function FeedPieces() {
  const [filters, setFilters] = useState<FeedFilters>({ tag: 'reunion' })
  return (
    <GallerySection title="The feed">
      <div className="grid max-w-200 gap-6">
        <FeedCard mayDelete />
        <SinceSentence
          since="2026-11-02T09:00:00.000Z"
          parts={[
            { kind: 'news', count: 3 },
            { kind: 'trips', count: 1 },
            { kind: 'brothers', count: 5 },
          ]}
        />
        <FeedBar filters={filters} onChange={setFilters} />
        <Entries
          entries={[
            { kind: 'activity', at: ACTIVITY.createdAt, activity: ACTIVITY },
            { kind: 'news', at: '2026-11-12T09:00:00.000Z', news: NEWS },
          ]}
          mayDelete
          visit={VISIT}
        />
        <Card title="News" flush>
          <div className="grid gap-6 p-5">
            <NewsStory item={NEWS} look="lead" />
            <NewsStory item={{ ...NEWS, tags: ['travel'], isPinned: false }} look="small" />
          </div>
          <ActivityRow item={ACTIVITY} mayDelete={false} />
        </Card>
        <Card title="Also in the feed" flush>
          <OtherNews items={[NEWS]} />
        </Card>
        <Card title="By tag">
          <TagList
            tags={[
              { tag: 'travel', count: 38 },
              { tag: 'reunion', count: 12 },
            ]}
            chosen="reunion"
          />
        </Card>
        <NewsMailCard />
        <Picker />
      </div>
    </GallerySection>
  )
}

function Picker() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div>
      <Button ref={button} onClick={() => setOpen(!isOpen)}>
        React
      </Button>
      <ReactionPicker open={isOpen} onClose={() => setOpen(false)} button={button} mine={['🦅']} onPick={nothing} />
    </div>
  )
}
