// What of the feed is shown, as it stands in the address bar.
export const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'news', label: 'News' },
  { value: 'trips', label: 'Trips' },
  { value: 'activity', label: 'Activity' },
] as const

export interface FeedFilters {
  /** Everything where it is left out. */
  show?: 'news' | 'trips' | 'activity' | undefined
  tag?: string | undefined
}

const LONGEST_TAG = 60

/** Reads what anybody may have typed into the address bar; what makes no sense is as if unsaid. */
export function readFeedFilters({ show, tag }: Record<string, unknown>): FeedFilters {
  const part = SHOWN.find(({ value }) => value === show && value !== 'all')?.value
  const named = typeof tag === 'string' || typeof tag === 'number' ? String(tag).trim().slice(0, LONGEST_TAG) : ''
  return { ...(part && part !== 'all' && { show: part }), ...(named && { tag: named }) }
}
