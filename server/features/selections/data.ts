// SQL of a selection: whom it may mean, with what the rules need to know of each.
import type { MemberSelection } from '@aerie/contract/selections'
import { sql } from 'kysely'
import { CONFIRMED_COLUMNS } from '#features/member-fields/confirmed.ts'
import type { Db } from '#platform/db/db.ts'

/** Those a selection names, or all its filter may leave; locked until the transaction ends if asked to, in one order. */
export const listCandidates = (db: Db, selection: MemberSelection, lock: boolean) =>
  db
    .selectFrom('members')
    .leftJoin('passwords', 'passwords.member_id', 'members.id')
    .select([
      'members.id',
      'first_name',
      'familiar',
      'last_name',
      'email',
      'privacy',
      'role',
      'inactive_since',
      'passed_since',
    ])
    .select(CONFIRMED_COLUMNS)
    .select(['avatar', 'avatar_hash', 'remembered_since', 'passwords.member_id as has_password'])
    .$if('ids' in selection, (query) => query.where('id', '=', anyOf('ids' in selection ? selection.ids : [])))
    .$if('importId' in selection, (query) =>
      query.where('import_id', '=', 'importId' in selection ? selection.importId : 0),
    )
    .orderBy('members.id')
    .$if(lock, (query) => query.forNoKeyUpdate('members'))
    .execute()

const anyOf = (ids: number[]) => sql<number>`any(${ids}::int[])`
