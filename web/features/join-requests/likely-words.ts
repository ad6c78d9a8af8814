// In words: what makes a record likely, and how it compares with what he wrote.
import type { Likely, LikelyReason, Mark } from '@aerie/contract/join-requests'

const REASONS: Record<LikelyReason, string> = {
  email: 'same e-mail',
  class: 'same class',
  name: 'same name',
  turned_round: 'first and last name exchanged',
  nickname: 'first name is a nickname',
  sound: 'name sounds the same',
  part: 'one part of the last name',
  initial: 'first name is shortened',
  one_letter: 'name differs by one letter',
  two_letters: 'name differs by two letters',
  few_letters: 'name differs by a few letters',
  last_name: 'same last name',
  city: 'same city',
}

/** “Same class, name differs by one letter”. */
export function reasonOf({ why }: Pick<Likely, 'why'>) {
  const words = why.map((reason) => REASONS[reason]).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const MARKS: Record<Mark, string> = { same: 'the same', near: 'nearly the same', differs: 'differs' }

export const STANDINGS: Record<Likely['standing'], string> = { free: 'never', entered: 'yes', inactive: 'is inactive' }
