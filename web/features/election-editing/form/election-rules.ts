// What has to hold of each field of the form: true, or the sentence that says what is missing.
import { pledgeClassOf } from '@aerie/contract/classes'
import { classesOf, votesAmong } from '@aerie/contract/election-values'
import { momentOf, type TypedMoment } from '#lib/typed-moment.ts'

export const isText = (message: string) => (text: string) => text.trim() !== '' || message

const CLASS = /^-?\d{1,3}$/

/** A bound of classes may be left out. */
export const isClass = (text: string) => text.trim() === '' || CLASS.test(text.trim()) || 'A class is a whole number'

export function isLastClass(to: string, from: string) {
  const isOrdered = from.trim() === '' || to.trim() === '' || Number(from) <= Number(to)
  return isClass(to) === true && !isOrdered ? 'The first class comes after the last.' : isClass(to)
}

export const hasCandidate = (candidates: readonly { memberId: string | null }[]) =>
  candidates.some(({ memberId }) => memberId !== null) || 'At least one candidate is required'

export function isAfter(end: TypedMoment, start: TypedMoment, timeZone: string) {
  const [from, to] = [momentOf(start, timeZone, 'start'), momentOf(end, timeZone, 'end')]
  return from === null || to === null || from < to || 'The end has to come after the start.'
}

/** Brothers cannot be named any more once the vote has begun. */
export function isBeforeVote(until: TypedMoment, start: TypedMoment, timeZone: string) {
  const [close, vote] = [momentOf(until, timeZone, 'end'), momentOf(start, timeZone, 'start')]
  return close === null || vote === null || close < vote || 'The nominations have to close before the vote begins.'
}

/** What a class filter does, in a sentence. */
export function filterWords(text: string): string {
  if (text.trim() === '') return 'Leave it empty for every class, or write classes such as 1-10, 14.'
  if (classesOf(text.trim())) return 'Only brothers of these classes may vote, for any position.'
  return 'These words are only shown; they keep nobody from voting. Write classes as in 1-10, 14.'
}

interface Classes {
  classFilter: string
  classFrom: string
  classTo: string
}

interface Classed {
  class: number | null
  pledgeClass: number | null
}

/** Whether a brother may not vote for the position he stands for. */
export function isOutside({ classFilter, classFrom, classTo }: Classes, brother: Classed): boolean {
  const classes = { from: boundOf(classFrom), to: boundOf(classTo), filter: classFilter.trim() || null }
  return !votesAmong(classes)(brother.pledgeClass ?? pledgeClassOf(brother.class))
}

const boundOf = (text: string) => (CLASS.test(text.trim()) ? Number(text) : null)
