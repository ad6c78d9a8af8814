// Under which name a browser keeps what a member has opened from the search.
import { keep } from '#lib/browser-storage.ts'

export const recentKey = (memberId: number) => `aerie-search-recent-${memberId}`

export const forgetRecent = (memberId: number) => void keep('browser', recentKey(memberId), null)
