// The notices over every page, and what the sidebar shows while there is no connection.
import { useSession } from '#features/session/queries.ts'
import { AwayMark } from './away-mark.tsx'
import { ConnectionState } from './connection-state.tsx'
import { FullDiskNote } from './full-disk-note.tsx'

export const LaterNotices = () => (
  <>
    <ConnectionState />
    {useSession().can.seeHealth && <FullDiskNote />}
  </>
)

/** Beside an entry of the sidebar. */
export const Away = AwayMark
