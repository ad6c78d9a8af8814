// Who reaches the family of a brother who has passed: a pure rule.
import type { Role } from '@aerie/contract/person'

export const mayReachFamily = ({ role }: { role: Role }) => role !== 'member'
