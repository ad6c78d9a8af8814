// Elections for the search everywhere: by what they are called, their positions, and who stands; never by how anybody voted.
import { elections } from '@aerie/contract/elections'
import { people } from '@aerie/contract/people'
import { searchTextOf } from '@aerie/text/best-matches'
import { type ElectionState, type PositionState, readStates } from '#features/election-states/states.ts'
import { readNames } from '#features/people/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { Finder, Sought } from '#platform/search.ts'
import { bestOf, searchedList } from '#platform/search-lists.ts'
import { statusOf } from './show.ts'

type NameOf = Awaited<ReturnType<typeof readNames>>

/** The newest first. */
const readSearched = cached({
  answers: [elections.audit, people.list],
  async load(reading) {
    const [states, nameOf] = await Promise.all([readStates(reading), readNames(reading)])
    const shown = [...states.values()].filter(({ call }) => !call.sealing?.isTrial)
    const newestFirst = shown.sort((one, other) => other.id - one.id)
    return searchedList(newestFirst, (state) => textOf(state, nameOf))
  },
})

const textOf = ({ call, positions }: ElectionState, nameOf: NameOf) =>
  searchTextOf([
    call.title,
    call.description,
    ...positions.flatMap(({ asked }) => [asked.title, asked.description, ...namesOf(asked, nameOf)]),
  ])

export const findElections: Finder<'election'> = async (ctx, sought, limit) => {
  const [searched, nameOf] = await Promise.all([readSearched(ctx), readNames(ctx)])
  const { total, hits } = bestOf(searched.find(sought), limit)
  const now = ctx.now()
  return {
    total,
    hits: hits.map((state) => ({
      id: state.id,
      title: state.call.title,
      status: statusOf(state, now),
      isVoid: state.void !== null,
      startDate: state.call.startsAt.toISOString(),
      endDate: state.call.endsAt.toISOString(),
      ...reasonOf(state, sought, nameOf),
    })),
  }
}

/** What its candidates are called now; who has left, as he was called. */
const namesOf = ({ candidates }: PositionState['asked'], nameOf: NameOf) =>
  candidates.map(({ memberId, name }) => (memberId === null ? null : nameOf(memberId)) ?? name)

function reasonOf({ call, positions }: ElectionState, { rankOf }: Sought, nameOf: NameOf) {
  const isIn = (text: string) => rankOf(searchTextOf([text])) !== null
  if (isIn(call.title)) return { position: null, candidate: null }
  for (const { asked } of positions) {
    if (isIn(asked.title)) return { position: asked.title, candidate: null }
    const candidate = namesOf(asked, nameOf).find(isIn)
    if (candidate) return { position: asked.title, candidate }
  }
  return { position: null, candidate: null }
}
