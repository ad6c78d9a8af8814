// Notifications that have been read: those of the trips that are under way.
import type { Context } from '#platform/context.ts'

/** Comes after the trips. */
export async function readNotifications(tx: Context) {
  const today = tx.now()
  await tx.db
    .updateTable('notifications')
    .set({ read_at: today })
    .where('subject_type', '=', 'trip')
    .where('subject_id', 'in', (query) =>
      query.selectFrom('trips').select('id').where('start_date', '<', today.toISOString().slice(0, 10)),
    )
    .execute()
}
