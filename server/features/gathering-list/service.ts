// The lists of gatherings, as far as somebody is asked to them: from memory, as checked JSON or as they are.
import { ListedGathering } from '@aerie/contract/gatherings'
import * as z from 'zod/mini'
import { presentSettings, requireGatherings } from '#features/settings/service.ts'
import type { WithCaches } from '#platform/cache/caches.ts'
import type { Actor, MemberContext } from '#platform/context.ts'
import { cutPage, type Page, type PageRequest, readCursor, unknownCursor } from '#platform/page.ts'
import * as data from './data.ts'
import { type KeptGathering, type KeptGatherings, readClass, readGatherings } from './kept.ts'
import { seesAll } from './policy.ts'
import * as show from './show.ts'

/** The columns of a card that are read of what stands beside a gathering, for a query of `g`, and what is shown of them. */
export const cardColumns = data.cardColumns
export const showCommon = show.showCommon
export const showOwn = show.showOwn

type Scope = 'upcoming' | 'past' | 'mine'

interface Viewer {
  id: number
  isOfficer: boolean
  pledgeClass: number | null
}

interface Looking {
  state: KeptGatherings
  viewer: Viewer
}

/** A page of a list, and its tag: another one once it would say anything else to this caller. */
interface ListedPage {
  tag: string
  read: () => Page<KeptGathering[]>
}

/** As checked JSON, which is made only where the tag is not known to whoever asks. */
export async function openPage(ctx: MemberContext, page: PageRequest, scope: Scope) {
  const { tag, read } = pageOf(await look(ctx), page, scope, ctx.now())
  const write = () => {
    const { items, next } = read()
    return { json: `[${items.map((one) => writeFor(one, ctx.actor.id)).join()}]`, next }
  }
  return { tag, write }
}

/** Its tag where all of it is in memory as it is now; null elsewhere, and while gatherings are switched off. */
export function presentTag(ctx: WithCaches & { actor: Actor }, page: PageRequest, scope: Scope): string | null {
  const { id } = ctx.actor
  const [state, pledgeClass] = [readGatherings.present(ctx), readClass.present(ctx, id)]
  if (!state || pledgeClass === undefined || !presentSettings(ctx)?.gatherings) return null
  return pageOf({ state, viewer: viewerOf(ctx.actor, pledgeClass) }, page, scope, new Date()).tag
}

/** As the contract has them. */
export async function listGatherings(ctx: MemberContext, page: PageRequest, scope: Scope) {
  const { items, next } = pageOf(await look(ctx), page, scope, ctx.now()).read()
  return { items: items.map((one) => cardFor(one, ctx.actor.id)), next }
}

export async function countLists(ctx: MemberContext): Promise<Record<Scope, number>> {
  const looking = await look(ctx)
  const now = ctx.now().getTime()
  const countOf = (scope: Scope) => looking.state.all.filter((one) => isListed(one, looking.viewer, scope, now)).length
  return { upcoming: countOf('upcoming'), past: countOf('past'), mine: countOf('mine') }
}

/** Of some those to which he is asked, the soonest first: officers, who see all, are asked to no more than others. */
export async function listStanding(ctx: MemberContext, ids: number[]) {
  if (ids.length === 0) return []
  const { state, viewer } = await look(ctx)
  const asked = state.all.filter((one) => ids.includes(one.card.id) && sees(one, { ...viewer, isOfficer: false }))
  return asked.map((one) => cardFor(one, viewer.id))
}

/** Refuses where gatherings are switched off. */
async function look(ctx: MemberContext): Promise<Looking> {
  await requireGatherings(ctx)
  const [state, pledgeClass] = await Promise.all([readGatherings(ctx), readClass(ctx, ctx.actor.id)])
  return { state, viewer: viewerOf(ctx.actor, pledgeClass) }
}

const viewerOf = (actor: Actor, pledgeClass: number | null): Viewer => ({
  id: actor.id,
  isOfficer: seesAll(actor),
  pledgeClass,
})

const sees = (one: KeptGathering, { id, isOfficer, pledgeClass }: Viewer) =>
  isOfficer ||
  one.isForAll ||
  (pledgeClass !== null && one.classes.includes(pledgeClass)) ||
  one.asked.has(id) ||
  one.answers.has(id)

function isListed(one: KeptGathering, viewer: Viewer, scope: Scope, now: number) {
  if (scope === 'mine') return isOf(one, viewer)
  return (scope === 'upcoming' ? one.overAt > now : one.overAt <= now && !one.isCalledOff) && sees(one, viewer)
}

/** He hosts it, or has not said that he does not come. */
function isOf({ hostIds, answers }: KeptGathering, { id }: Viewer) {
  const standing = answers.get(id)?.standing
  return hostIds.includes(id) || (standing !== undefined && standing !== 'cannot')
}

function pageOf({ state, viewer }: Looking, { limit, cursor }: PageRequest, scope: Scope, now: Date): ListedPage {
  const after = placeOf(cursor)
  const over = state.all.reduce((count, { overAt }) => count + (overAt <= now.getTime() ? 1 : 0), 0)
  const { id, isOfficer, pledgeClass } = viewer
  return {
    // Closed by a dot: none is the beginning of another.
    tag: `${[state.name, over, id, isOfficer ? 'o' : 'm', pledgeClass, scope, limit, after?.at, after?.id].join('-')}.`,
    read() {
      const found: KeptGathering[] = []
      const { all } = state
      for (let at = 0; at < all.length && found.length <= limit; at++) {
        // Those to come the soonest first, the others the newest first.
        const one = all[scope === 'upcoming' ? at : all.length - 1 - at]
        if (one && isListed(one, viewer, scope, now.getTime()) && follows(one, after, scope)) found.push(one)
      }
      const formatPlace = ({ card }: KeptGathering) => `${card.startsAt}_${card.id}`
      return cutPage(found, limit, formatPlace)
    },
  }
}

interface ListPlace {
  at: number
  id: number
}

function follows({ startsAt, card }: KeptGathering, after: ListPlace | null, scope: Scope) {
  const apart = after === null ? null : startsAt - after.at || card.id - after.id
  return apart === null || (scope === 'upcoming' ? apart > 0 : apart < 0)
}

function placeOf(cursor: string | undefined): ListPlace | null {
  const [moment = '', id = ''] = readCursor(cursor, /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_(\d{1,9})$/) ?? []
  if (cursor === undefined) return null
  const at = Date.parse(moment)
  if (Number.isNaN(at)) throw unknownCursor()
  return { at, id: Number(id) }
}

const cardFor = ({ card, answers }: KeptGathering, memberId: number): ListedGathering => ({
  ...card,
  own: answers.get(memberId) ?? null,
})

const Own = z.pick(ListedGathering, { own: true })

const writeFor = ({ json, answers }: KeptGathering, memberId: number) =>
  `${json},${JSON.stringify(Own.parse({ own: answers.get(memberId) ?? null })).slice(1)}`
