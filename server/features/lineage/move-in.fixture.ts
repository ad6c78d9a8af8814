// Another brotherhood in place of the one that a world of tests begins with.
import { sql } from 'kysely'
import type { Brotherhood } from '#features/kinship/model.fixture.ts'
import type { World } from '../../test/world.ts'

/** Their ids are counted from 1, as those of `people` are. */
export async function moveIn(world: Pick<World, 'db' | 'ownerDb'>, people: Brotherhood['people']) {
  await sql`delete from lineage_proposals`.execute(world.ownerDb)
  await sql`delete from lineage_ties`.execute(world.ownerDb)
  await sql`delete from members`.execute(world.ownerDb)
  await sql`alter table members alter column id restart`.execute(world.ownerDb)
  await world.db
    .insertInto('members')
    .values(people.map(({ id: _, ...person }) => person))
    .execute()
}
