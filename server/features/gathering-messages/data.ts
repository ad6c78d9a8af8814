// SQL of whom the hosts of a gathering write to.
import type { Db } from '#platform/db/db.ts'

/** The ids of those who go, wait for a seat or may come, without its hosts. */
export const listReaders = async (db: Db, gatheringId: number) =>
  (
    await db
      .selectFrom('gathering_answers as a')
      .innerJoin('members as m', 'm.id', 'a.member_id')
      .select('a.member_id')
      .where('a.gathering_id', '=', gatheringId)
      .where('a.standing', '<>', 'cannot')
      .where('m.inactive_since', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('gathering_hosts as host')
              .select('host.member_id')
              .whereRef('host.gathering_id', '=', 'a.gathering_id')
              .whereRef('host.member_id', '=', 'a.member_id'),
          ),
        ),
      )
      .execute()
  ).map(({ member_id }) => member_id)
