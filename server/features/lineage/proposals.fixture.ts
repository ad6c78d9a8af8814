// Brothers among whom ties are proposed: one of them an admin, and two with a tie that stands.
import { type Lines, openLines } from './lines.fixture.ts'

/** Julian is the admin. */
export async function openProposals(): Promise<Lines> {
  const lines = await openLines(['rook', 'mateo', 'kenji', 'hugh', 'samir', 'rafael', 'julian'])
  await lines.world.db
    .updateTable('members')
    .set({ role: 'admin' })
    .where('id', '=', Number(lines.idOf('julian')))
    .execute()
  return lines
}

/** Before each test: Kenji is Rook's little, and both have agreed. */
export async function beginTied(lines: Lines) {
  await lines.begin()
  await lines.edit('kenji', { bigBrother: lines.idOf('rook') })
}
