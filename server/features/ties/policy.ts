// The rules of who answers ties of others, pure functions.
import type { Role } from '@aerie/contract/person'

/** What a role may do with ties at all. */
export const capabilitiesOf = ({ role }: { role: Role }) => ({ answerTies: role !== 'member' })
