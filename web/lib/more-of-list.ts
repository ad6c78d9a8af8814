// The next page of a list that comes page by page and is asked anew, whole, whenever it changes.

/** What is read of an infinite query. */
export interface Paged {
  data: { pages: readonly unknown[] } | undefined
  error: unknown
  hasNextPage: boolean
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Omit<Paged, 'fetchNextPage'>>
}

/**
 * Fetches one more page. What is under way is waited for: to call it off would leave older pages standing; and a change
 * meanwhile calls off this one, which is then asked for again. Answers why it could not be loaded, null where it was.
 */
export async function fetchMore({ data, fetchNextPage }: Paged): Promise<unknown> {
  const before = data?.pages.length ?? 0
  for (;;) {
    const now = await fetchNextPage({ cancelRefetch: false })
    if (now.error !== null || !now.hasNextPage || (now.data?.pages.length ?? 0) > before) return now.error
  }
}
