// Endpoints that show a member's record or count it, for pages that have just changed one; all others are in shows-member.
import { members } from './members.ts'
import { people } from './people.ts'
import { stats } from './stats.ts'

export const SHOWS_RECORD = [people.list, members.show, members.manage, members.companies]
export const COUNTS_MEMBERS = [stats.show]
