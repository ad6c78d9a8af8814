// What of the feed is shown: all of it or one kind, and under which tag.
import './feed-bar.css'
import { Segments } from '#ui/controls/segments.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { type FeedFilters, SHOWN } from './feed-filters.ts'

interface FeedBarProps {
  filters: FeedFilters
  onChange: (filters: FeedFilters) => void
}

export const FeedBar = ({ filters, onChange }: FeedBarProps) => (
  <search className="feed-bar" aria-label="What the feed shows">
    <Segments
      label="Show"
      options={SHOWN}
      value={filters.show ?? 'all'}
      onChange={(show) => onChange({ ...filters, show: show === 'all' ? undefined : show })}
    />
    {filters.tag && (
      <Tag
        tone="foil"
        onRemove={() => onChange({ ...filters, tag: undefined })}
        removeLabel={`Remove the tag ${filters.tag}`}
      >
        {filters.tag}
      </Tag>
    )}
  </search>
)
