// What is chosen when an office is handed over, and what of it is sent.
import type { ManagedMember } from '@aerie/contract/members'
import type { HandOver, OfficeTerm } from '@aerie/contract/offices'

export interface HandOverForm {
  /** The id of the new holder. */
  to: string | null
  /** Days; empty where there is none. */
  from: string
  until: string
  /** Ids of terms that end the day before. */
  ending: number[]
  /** Ids of members. */
  lowering: number[]
  raising: boolean
  /** Null until it is chosen. */
  writing: boolean | null
}

export interface Circumstances {
  held: readonly OfficeTerm[]
  brothers: ReadonlyMap<number, ManagedMember>
  today: string
}

/** Roles change at once: only with an office that changes hands by today. */
export const mayChangeRoles = ({ from }: HandOverForm, today: string) => from !== '' && from <= today

/** The letters name a day, and nobody is told of a term that is over. */
export const mayWrite = ({ from, until }: HandOverForm, today: string) =>
  from !== '' && (until === '' || until >= today)

/** Unless somebody chose, it is written of what begins, not of what is noted down later. */
export const isWriting = (form: HandOverForm, today: string) =>
  mayWrite(form, today) && (form.writing ?? form.from >= today)

const isEnding = ({ ending }: HandOverForm, held: readonly OfficeTerm[], memberId: number) =>
  held.some((term) => term.memberId === memberId && ending.includes(term.id))

export function bodyOf(form: HandOverForm, { held, brothers, today }: Circumstances): Omit<HandOver, 'office'> {
  const { to, from, until, ending, lowering, raising } = form
  const atOnce = mayChangeRoles(form, today)
  return {
    memberId: Number(to),
    from: from || null,
    until: until || null,
    ending,
    lowering: atOnce ? lowering.filter((id) => isEnding(form, held, id)) : [],
    raising: atOnce && raising && brothers.get(Number(to))?.can.raiseRole === true,
    writing: isWriting(form, today),
  }
}
