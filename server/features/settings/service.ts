// The organisation's settings: those that officers have changed, over the defaults.
import { albums } from '@aerie/contract/albums'
import { documentViewing } from '@aerie/contract/document-viewing'
import { gatherings } from '@aerie/contract/gatherings'
import type { Logo } from '@aerie/contract/logo'
import { officerStep } from '@aerie/contract/officer-step'
import { yearsSince } from '@aerie/contract/organisation-words'
import { session } from '@aerie/contract/session'
import {
  DEFAULT_SETTINGS,
  type LastChange,
  Settings,
  type SettingsChange,
  SwitchedSetting,
  settings,
} from '@aerie/contract/settings'
import { stale } from '@aerie/contract/stale'
import { yearOf } from '@aerie/text/dates'
import { clockIn } from '@aerie/text/zones'
import { displayName } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import { cached } from '#platform/cache/cached.ts'
import type { WithCaches } from '#platform/cache/caches.ts'
import { whileSame } from '#platform/cache/while-same.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { refreshSessions } from '#platform/session/sessions.ts'
import { inTransaction } from '#platform/transaction.ts'
import { FIRST_CATEGORIES } from './categories.ts'
import * as data from './data.ts'
import { DEFAULT_OFFICES } from './offices.ts'

const DEFAULTS: Omit<Settings, 'yearsOfHistory'> = {
  ...DEFAULT_SETTINGS,
  offices: DEFAULT_OFFICES,
  documentCategories: FIRST_CATEGORIES,
}

const readKept = cached<Settings>({
  answers: [settings.show, settings.showPublic],
  load: async ({ db }) => settingsOf(await data.listSettings(db)),
})

/** The years are reckoned anew each time, so that they are right after New Year too. */
export async function readSettings(ctx: WithCaches): Promise<Settings> {
  return withYears(await readKept(ctx))
}

/** The same where they are in memory as they are now. */
export function presentSettings(ctx: WithCaches): Settings | undefined {
  const kept = readKept.present(ctx)
  return kept && withYears(kept)
}

/** By whose clock days, weeks and years count for everybody, such as 'America/New_York'. */
export const readTimeZone = async (ctx: WithCaches) => (await readSettings(ctx)).timeZone

/** The day that it is by the organisation's clock, as in 2026-12-31. */
export const readToday = async (ctx: Clocked) => clockIn(await readTimeZone(ctx), ctx.now()).day

/** The year that it is by the organisation's clock. */
export const readYear = async (ctx: Clocked) => yearOf(await readToday(ctx))

type Clocked = WithCaches & Pick<Context, 'now'>

/** A kept value that no longer fits its shape is passed over for the default. */
export function settingsOf(rows: { key: string; value: unknown }[]): Settings {
  const kept = new Map(rows.map(({ key, value }) => [key, value]))
  const read = Object.entries(Settings.shape).flatMap(([key, shape]) => {
    const { success, data: value } = shape.safeParse(kept.get(key))
    return success ? [[key, value]] : []
  })
  return withYears({ ...DEFAULTS, ...Object.fromEntries(read) })
}

const withYears = (all: Omit<Settings, 'yearsOfHistory'>): Settings =>
  settingsAt(all, yearsSince(all.foundingYear, yearIn(all.timeZone, Math.floor(Date.now() / MINUTE_MS))))

const MINUTE_MS = 60_000

/** Once a minute: to ask a zone for its clock takes as long as much of an answer. */
const yearIn = whileSame((zone: string, minute: number) => yearOf(clockIn(zone, new Date(minute * MINUTE_MS)).day))

const settingsAt = whileSame(
  (all: Omit<Settings, 'yearsOfHistory'>, yearsOfHistory: number): Settings => ({
    ...all,
    yearsOfHistory,
  }),
)

/** Whether mail leaves that nobody asked for a moment ago: news, digests, notifications, the daily sum of the audit log. */
export const mayMail = async (ctx: Context) => (await readSettings(ctx)).emailNotifications

/** Refuses as if there were none, while officers have gatherings switched off. */
export async function requireGatherings(ctx: WithCaches) {
  if (!(await readSettings(ctx)).gatherings) throw notFound('Gathering')
}

/** Notes what is changed in fact: who sends what is there already changes nothing. */
export const changeSettings = async (
  ctx: MemberContext,
  change: SettingsChange,
  publicUrl: string,
): Promise<Settings> => {
  if (change.externalOfficeViewer && !publicUrl.startsWith('https:')) throw new Refusal('not_valid', UNREACHABLE)
  return inTransaction(ctx, async (tx) => {
    await data.lockChanges(tx.db)
    const before = settingsOf(await data.listSettings(tx.db))
    const changed = SwitchedSetting.options.filter((key) => change[key] !== undefined && change[key] !== before[key])
    if (changed.length === 0) return before
    const after = Object.fromEntries(changed.map((key) => [key, change[key]]))
    await data.saveSettings(tx.db, after, { by: tx.actor.id, at: tx.now() })
    await record(tx, {
      action: 'settings.change',
      before: Object.fromEntries(changed.map((key) => [key, before[key]])),
      after,
    })
    await announce(tx, stale(settings.show, settings.showPublic, settings.lastChanges, documentViewing.content))
    if (changed.includes('officerSecondStep')) await afterRequirement(tx)
    if (changed.includes('gatherings')) await afterGatherings(tx)
    if (UPLOADING.some((key) => changed.includes(key)))
      await announce(tx, stale(session.current, albums.list, albums.show))
    return { ...before, ...after }
  })
}

/** By whoever runs the server: a second step is required of officers no more. Answers whether it was. */
export const liftRequirement = (ctx: Context) =>
  inTransaction(ctx, async (tx) => {
    await data.lockChanges(tx.db)
    const { officerSecondStep } = settingsOf(await data.listSettings(tx.db))
    if (!officerSecondStep) return false
    const after = { officerSecondStep: false }
    await data.saveSettings(tx.db, after, { by: null, at: tx.now() })
    await record(tx, { action: 'settings.change', before: { officerSecondStep }, after })
    await announce(tx, stale(settings.show, settings.lastChanges))
    await afterRequirement(tx)
    return true
  })

/** What officers may do in the sessions they have goes by it, and they are told. */
async function afterRequirement(tx: Context) {
  await refreshSessions(tx, ...(await data.listOfficers(tx.db)))
  await announce(tx, stale(officerStep.list, officerStep.own))
  await enqueue(tx, 'notify-officers', {})
}

/** What was told of them and not read yet is withdrawn, and restored once they are back. */
async function afterGatherings(tx: Context) {
  await announce(tx, stale(gatherings.list, gatherings.counts, gatherings.show, gatherings.answers))
  await enqueue(tx, 'switch-gatherings', {})
}

/** What pages are told that somebody may do goes by these. */
const UPLOADING = ['membersAddDocuments', 'membersAddPhotos'] as const

const UNREACHABLE =
  'Microsoft’s viewer fetches files by https. Set PUBLIC_URL to an address that begins with https, and start Aerie again.'

/** The caller has checked that nobody else changed them. */
export async function saveOffices(tx: MemberContext, offices: Settings['offices']) {
  await data.lockChanges(tx.db)
  await data.saveSettings(tx.db, { offices }, { by: tx.actor.id, at: tx.now() })
  await announce(tx, stale(settings.show))
}

/** Until the transaction ends nobody else changes settings. */
export async function lockLogo(tx: Context): Promise<Logo | null> {
  await data.lockChanges(tx.db)
  return settingsOf(await data.listSettings(tx.db)).logo
}

/** The caller holds the lock, and announces it. */
export const saveLogo = (tx: MemberContext, logo: Logo | null) =>
  data.saveSettings(tx.db, { logo }, { by: tx.actor.id, at: tx.now() })

/** As they are, and nobody changes them until the transaction ends; `to change`: nor files a document meanwhile. */
export async function holdCategories(tx: Context, purpose: 'to change' | 'to use') {
  const row = await data.holdSetting(tx.db, 'documentCategories', purpose === 'to change' ? 'update' : 'share')
  return settingsOf(row ? [row] : []).documentCategories
}

/** The caller holds them to change them. */
export async function saveCategories(tx: MemberContext, documentCategories: Settings['documentCategories']) {
  await data.saveSettings(tx.db, { documentCategories }, { by: tx.actor.id, at: tx.now() })
  await announce(tx, stale(settings.show))
}

export async function listLastChanges({ db }: Context): Promise<LastChange[]> {
  const rows = await data.listChanges(db, SwitchedSetting.options)
  return rows.map((row) => ({
    setting: SwitchedSetting.parse(row.key),
    changedAt: row.changed_at.toISOString(),
    changedBy: changerOf(row),
  }))
}

export const changerOf = ({ first_name, familiar, last_name }: data.SettingsChangeRow) =>
  first_name === null || last_name === null ? null : displayName({ first_name, familiar, last_name })
