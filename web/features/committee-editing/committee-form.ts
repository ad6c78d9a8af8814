// What the form of a committee holds, and what is wrong with it.
import { DEFAULT_THRESHOLD, DEFAULT_TRUSTEES, type NewTrusteeSet, type TrusteeSet } from '@aerie/contract/trustee-sets'

export interface CommitteeForm {
  name: string
  trustees: { memberId: string | null }[]
  threshold: string
}

export const NOBODY = { memberId: null }

export const EMPTY: CommitteeForm = {
  name: '',
  trustees: Array.from({ length: DEFAULT_TRUSTEES }, () => NOBODY),
  threshold: String(DEFAULT_THRESHOLD),
}

/** As it is now, but for those who are members no more. */
export const formOf = ({ name, trustees, threshold }: TrusteeSet): CommitteeForm => {
  const left = trustees.flatMap(({ member }) => (member ? [{ memberId: String(member.id) }] : []))
  const shown = left.length > 0 ? left : [NOBODY]
  return { name, trustees: shown, threshold: fittingThreshold(String(threshold), shown.length) }
}

/** How many may be needed of so many: one alone counts only where there is one. */
export const thresholdsOf = (size: number): number[] =>
  size <= 1 ? [1] : Array.from({ length: size - 1 }, (_, at) => at + 2)

/** The nearest that is possible. */
export function fittingThreshold(threshold: string, size: number): string {
  const possible = thresholdsOf(size)
  return String(possible.includes(Number(threshold)) ? threshold : possible.at(Number(threshold) < 2 ? 0 : -1))
}

export const hasTrustees = (trustees: CommitteeForm['trustees']) =>
  trustees.every(({ memberId }) => memberId !== null) || 'Choose a brother for each key, or take the row away'

export const bodyOf = ({ name, trustees, threshold }: CommitteeForm): NewTrusteeSet => ({
  name,
  memberIds: trustees.map(({ memberId }) => Number(memberId)),
  threshold: Number(threshold),
})
