// Who may invite further hosts, and who may leave: pure rules.

interface HostedGathering {
  hosts: { id: number }[]
  isOfficial: boolean
  isToCome: boolean
}

/** Why he cannot stop hosting it; null where he can. */
export function leaveLock(memberId: number, { hosts, isOfficial, isToCome }: HostedGathering): string | null {
  if (!hosts.some(({ id }) => id === memberId)) return 'You do not host this gathering.'
  const isLast = hosts.length === 1 && isToCome && !isOfficial
  return isLast ? 'You are its only host. Invite another first, or call it off.' : null
}
