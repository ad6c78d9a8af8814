// Who may do what to a news item: pure rules over its state.
import type { NewsRights } from '@aerie/contract/news'
import type { Role } from '@aerie/contract/person'

export interface NewsState {
  isPublished: boolean
  isPinned: boolean
  follows: 'trip' | 'gathering' | null
  /** Whether it is to go out by itself. */
  isPlanned: boolean
}

interface NewsCaller {
  role: Role
}

const mayManage = ({ role }: NewsCaller) => role !== 'member'
const mayPin = ({ role }: NewsCaller) => role === 'super_admin'

/** Drafts are for those who write news. */
export const maySee = (caller: NewsCaller, { isPublished }: { isPublished: boolean }) =>
  isPublished || mayManage(caller)

/** Why an item may not be changed by officers; null when it may. */
export const changeLock = ({ follows }: Pick<NewsState, 'follows'>) => follows && FOLLOWING[follows]

const FOLLOWING = {
  trip: 'This news item follows a shared trip: it changes and goes with it.',
  gathering: 'This news item follows a gathering: it changes and goes with it.',
}

/** Why an item may not be pinned; null when it may. */
export const pinLock = ({ isPublished }: Pick<NewsState, 'isPublished'>) =>
  isPublished ? null : 'Publish this news item before you pin it.'

export function rightsOf(caller: NewsCaller, item: NewsState): NewsRights {
  const mayChange = mayManage(caller) && changeLock(item) === null
  return {
    edit: mayChange,
    publish: mayChange && !item.isPublished,
    unpublish: mayChange && (item.isPublished || item.isPlanned),
    remove: mayChange,
    pin: mayPin(caller) && !item.isPinned && pinLock(item) === null,
    unpin: mayPin(caller) && item.isPinned,
  }
}

export const capabilitiesOf = (caller: NewsCaller) => ({ manageNews: mayManage(caller), pinNews: mayPin(caller) })
