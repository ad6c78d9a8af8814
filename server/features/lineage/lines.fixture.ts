// A world for tests of what ties open: players of no class, who show all that is private to their line alone.

import { memberChanges } from '@aerie/contract/member-changes'
import { members } from '@aerie/contract/members'
import { type Notification, notifications } from '@aerie/contract/notifications'
import { PRIVATE_FIELDS } from '@aerie/contract/privacy'
import { EVERYTHING } from '@aerie/contract/stale'
import { ties } from '@aerie/contract/ties'
import { announce } from '#platform/events/announce.ts'
import type { CastKey } from '../../demo/cast.ts'
import { openWorld } from '../../test/world.ts'

export type Lines = Awaited<ReturnType<typeof openLines>>

const FOR_LINE = JSON.stringify(Object.fromEntries(PRIVATE_FIELDS.map((field) => [field, 'line'])))

export async function openLines(players: CastKey[]) {
  const world = await openWorld()
  const ids = new Map<CastKey, number>()
  const speakers = new Map<CastKey, Awaited<ReturnType<typeof world.as>>>()
  for (const who of [...players, 'marcus'] as const) {
    ids.set(who, await world.idOf(who))
    speakers.set(who, await world.as(who))
  }
  const as = (who: CastKey) => speakers.get(who) ?? world.visitor
  const idOf = (who: CastKey) => String(ids.get(who))
  const path = (who: CastKey) => ({ params: { memberId: idOf(who) } })
  const show = async (who: CastKey, viewer: CastKey = 'marcus') => (await as(viewer)(members.show, path(who))).body

  return {
    world,
    as,
    idOf,
    show,
    /** Nobody is tied to anybody, was refused, or has heard of it. */
    async begin() {
      for (const table of ['lineage_ties', 'lineage_proposals', 'lineage_refusals', 'notifications', 'jobs'] as const)
        await world.db.deleteFrom(table).execute()
      await world.db
        .updateTable('members')
        .set({ pledge_class: null, privacy: FOR_LINE })
        .where('id', 'in', [...ids.values()])
        .execute()
      await announce(world.ctx, EVERYTHING)
    },
    save: (who: CastKey, body: { bigBrother?: string | null; littleBrothers?: string[]; familiar?: string | null }) =>
      as(who)(memberChanges.save, { body }),
    edit: (whom: CastKey, body: { bigBrother?: string | null; littleBrothers?: string[]; familiar?: string | null }) =>
      as('marcus')(memberChanges.update, { ...path(whom), body }),
    answer: (who: CastKey, answer: 'confirm' | 'refuse', tieId: number) => {
      const params = { tieId: String(tieId) }
      return answer === 'confirm' ? as(who)(ties.confirm, { params }) : as(who)(ties.refuse, { params, body: {} })
    },
    propose: (who: CastKey, big: CastKey, little: CastKey) =>
      as(who)(ties.propose, { body: { bigId: Number(idOf(big)), littleId: Number(idOf(little)) } }),
    /** What waits beside the record of his big brother and his littles: 'big Rook, waits for 12'. */
    proposedOf: async (who: CastKey) =>
      (await show(who)).kin.proposed.map(
        ({ side, name, claim }) => `${side} ${name}, waits for ${claim?.awaited.join(' and ')}`,
      ),
    /** The claim on his big brother. */
    claimOn: async (little: CastKey) => (await show(little)).kin.big?.claim ?? null,
    /** Whether one sees what the other shows to his line. */
    sees: async (viewer: CastKey, whom: CastKey) => (await show(whom, viewer)).withheld.length === 0,
    /** What his bell says, newest first. */
    bell: async (who: CastKey) => (await as(who)(notifications.list)).body.map(told),
  }
}

const told = (one: Notification) =>
  'brother' in one
    ? [one.kind, one.brother.firstName, 'standing' in one ? one.standing : `his ${one.isHisDoing}`].join(' ')
    : one.kind
