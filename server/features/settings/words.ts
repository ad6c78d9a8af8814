// The organisation's words and figures: saved all together, and never over what somebody else saved unseen.
import { isDeepStrictEqual } from 'node:util'
import type { ForeignSave } from '@aerie/contract/errors'
import { type OrganisationWords, WordOfOrganisation, type WordsChange } from '@aerie/contract/organisation-words'
import { type Settings, settings } from '@aerie/contract/settings'
import { stale } from '@aerie/contract/stale'
import { stats } from '@aerie/contract/stats'
import { trips } from '@aerie/contract/trips'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { changerOf, settingsOf } from './service.ts'

/** Who sends what is there already changes nothing. */
export const saveWords = (ctx: MemberContext, { version, ...words }: WordsChange): Promise<Settings> =>
  inTransaction(ctx, async (tx) => {
    await data.lockChanges(tx.db)
    const before = settingsOf(await data.listSettings(tx.db))
    const changed = WordOfOrganisation.options.filter((key) => !isDeepStrictEqual(before[key], words[key]))
    if (changed.length === 0) return before
    if (version !== before.wordsVersion) await refuse(tx, changed)
    const after = only(words, changed)
    if (changed.includes('timeZone')) await moveTo(tx, words.timeZone)
    const save = { by: tx.actor.id, at: tx.now() }
    await data.saveSettings(tx.db, { ...after, wordsVersion: before.wordsVersion + 1 }, save)
    await record(tx, { action: 'settings.words', before: only(before, changed), after })
    // Years of history stand among the figures, and who is near a trip on the trip.
    await announce(tx, stale(settings.show, settings.showPublic, stats.show, trips.list))
    return settingsOf(await data.listSettings(tx.db))
  })

/** By another clock it may be another day, on which others hold an office, and what is done at an hour is done at another. */
async function moveTo(tx: MemberContext, zone: string) {
  if (!(await data.knowsZone(tx.db, zone)))
    throw invalid('timeZone', 'The database does not know this time zone. Choose another of the same clock.')
  await enqueue(tx, 'schedule-next-runs', {})
  await enqueue(tx, 'office-terms', {})
}

const only = (words: OrganisationWords, keys: readonly WordOfOrganisation[]) =>
  Object.fromEntries(keys.map((key) => [key, words[key]]))

/** Says who saved last, and where that differs from what is to be saved. */
async function refuse(tx: Context, fields: WordOfOrganisation[]): Promise<never> {
  const [last] = await data.listChanges(tx.db, ['wordsVersion'])
  const by = last ? changerOf(last) : null
  const change: ForeignSave = { by, at: (last?.changed_at ?? tx.now()).toISOString(), fields }
  throw new Refusal('conflict', `${by ?? 'Somebody'} has saved these words since you opened them.`, {
    changes: [change],
  })
}
