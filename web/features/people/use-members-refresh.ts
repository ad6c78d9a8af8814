// Asks anew for whatever shows members, once something was done with them.
import { useQueryClient } from '@tanstack/react-query'

const SHOWING_MEMBERS = [['members'], ['admin', 'members'], ['stats']]

/**
 * Who waits for it waits until the page shows the effect. The server announces the change as well: what that has set
 * going already is waited for instead of being asked for twice.
 */
export function useMembersRefresh() {
  const cache = useQueryClient()
  return () =>
    Promise.all(SHOWING_MEMBERS.map((queryKey) => cache.invalidateQueries({ queryKey }, { cancelRefetch: false })))
}
