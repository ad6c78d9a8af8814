// At each start: this browser's subscription compared with what the server has, and renewed; browsers lose and change them silently.
import { push } from '@aerie/contract/push'
import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import { call } from '#lib/api.ts'
import { dropChoice, keepChoice, readChoice } from './kept-choice.ts'
import { readSupport, subscribeBrowser, unsubscribeBrowser } from './this-browser.ts'

/** What was switched on for somebody else ends here: it is not his device any more. */
export async function renewDevice(cache: QueryClient) {
  const { id: memberId } = await cache.ensureQueryData(sessionQuery)
  const kept = readChoice()
  if (kept?.memberId !== memberId) {
    await unsubscribeBrowser()
    dropChoice()
    return
  }
  if (readSupport() !== 'allowed') return
  const { publicKey, devices } = await call(push.state)
  const target = await subscribeBrowser(publicKey)
  const known = devices.find(({ isCurrent }) => isCurrent)
  // Another device may have silenced this one meanwhile: what the server has counts.
  const topics = known?.topics ?? kept.topics
  await call(push.subscribe, { body: known ? target : { ...target, topics } })
  keepChoice({ memberId, topics })
}
