// The next page of a list that comes page by page and is asked anew, whole, whenever it changes.

/** How the rest of a list comes; `fetchMore` answers why a page could not be loaded, null where it was. */
export interface RestOfList {
  hasNextPage: boolean
  fetchMore: () => Promise<unknown>
}

/** What is read of an infinite query. */
interface PagesState {
  data: { pages: readonly unknown[] } | undefined
  error: unknown
  hasNextPage: boolean
}
interface PagesQuery extends PagesState {
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<PagesState>
}

/**
 * Fetches one more page. What is under way is waited for: to call it off would leave older pages standing; and a change
 * meanwhile calls off this one, which is then asked for again. Answers why it could not be loaded, null where it was.
 */
export async function fetchMore({ data, fetchNextPage }: PagesQuery): Promise<unknown> {
  const before = data?.pages.length ?? 0
  for (;;) {
    const now = await fetchNextPage({ cancelRefetch: false })
    if (now.error !== null || !now.hasNextPage || (now.data?.pages.length ?? 0) > before) return now.error
  }
}
