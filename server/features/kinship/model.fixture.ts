// A small brotherhood in memory, for tests: its brothers and their ties.
import { areAlike } from '@aerie/text/names-alike'
import { type LineageFacts, namesOf, type Person, type Proposal, type Tie } from './kinship.ts'
import { UNWRITTEN } from './rules.ts'

export interface Brotherhood {
  people: Person[]
  ties: Tie[]
  /** Two who are not tied by the word of the third. */
  refusals?: [one: number, other: number, by: number][]
  /** What waits beside the record. */
  proposals?: Proposal[]
}

export const brother = (id: number, name: string, more: Partial<Person> = {}): Person => {
  const [first_name = '', last_name = ''] = name.split(' ')
  const unset = { familiar: null, pledge_class: null, class: null, avatar: null, lineage_color: null }
  return { ...unset, id, first_name, last_name, ...more }
}

/** Each side of the ties an id or a name; confirmed, unless it says who claims it. */
export const brotherhoodOf = (
  people: Person[],
  ties: [big: number | string, little: number | string, claimedBy?: number][],
): Brotherhood => ({
  people,
  ties: ties.map(([big, little, claimedBy], index) => ({
    ...UNWRITTEN,
    id: index + 1,
    big_id: typeof big === 'number' ? big : null,
    big_name: typeof big === 'string' ? big : null,
    little_id: typeof little === 'number' ? little : null,
    little_name: typeof little === 'string' ? little : null,
    claimed_by: claimedBy ?? null,
    is_confirmed: claimedBy === undefined,
  })),
})

/** All there is to know, where a reading takes only what concerns the save. */
export function factsOf(
  { people, ties, refusals, proposals }: Brotherhood,
  memberId: number,
  names?: string[],
): LineageFacts {
  const namesakes = new Map<string, number[]>()
  for (const person of people)
    for (const name of namesOf(person)) namesakes.set(name, [...(namesakes.get(name) ?? []), person.id])
  const member = people.find(({ id }) => id === memberId)
  return {
    memberId,
    ties,
    people: new Map(people.map((person) => [person.id, person])),
    namesakes: {
      get: (name) =>
        namesakes.get(name) ??
        [...namesakes]
          .flatMap(([other, ids]) => (areAlike(name, other) ? ids : []))
          .filter((id, at, all) => all.indexOf(id) === at),
    },
    names: names ?? (member ? namesOf(member) : []),
    proposals: (proposals ?? []).filter((one) => one.big_id === memberId || one.little_id === memberId),
    refusals: new Map(
      (refusals ?? []).flatMap(([one, other, by]) =>
        one === memberId ? [[other, by] as const] : other === memberId ? [[one, by] as const] : [],
      ),
    ),
  }
}

type Ends = Pick<Tie, 'big_id' | 'big_name' | 'little_id' | 'little_name'>

export const show = ({ big_id, big_name, little_id, little_name }: Ends) =>
  `${big_id ?? big_name} > ${little_id ?? little_name}`
