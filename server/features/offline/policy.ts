// What a caller may keep of others on his device: what he may see of them.
import { ANY_BROTHER, type Audience, SELF } from '#features/people/privacy.ts'

/** `line`: whether he is of the other's class or line, where the other's privacy asks for that. */
export function audienceOf(caller: { id: number; role: string }, id: number, line: boolean): Audience {
  if (caller.id === id) return SELF
  return { ...ANY_BROTHER, line, officer: caller.role !== 'member' }
}
