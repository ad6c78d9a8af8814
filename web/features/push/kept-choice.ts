// For whom this browser takes notifications and what of, so that they go on once he has signed in again, and for nobody else.
import { PushTopic } from '@aerie/contract/push'
import { keep, readKept } from '#lib/browser-storage.ts'

const KEY = 'aerie-push'

interface KeptChoice {
  memberId: number
  topics: PushTopic[]
}

export const keepChoice = ({ memberId, topics }: KeptChoice) => keep('browser', KEY, [memberId, ...topics].join(' '))

export const dropChoice = () => keep('browser', KEY, null)

/** Null where it takes none. */
export function readChoice(): KeptChoice | null {
  const [memberId, ...topics] = readKept('browser', KEY)?.split(' ') ?? []
  if (memberId === undefined) return null
  return { memberId: Number(memberId), topics: PushTopic.options.filter((topic) => topics.includes(topic)) }
}
