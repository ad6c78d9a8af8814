// Writes demo brothers into a database: records, lineage, passwords and portraits.
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { phoneKey } from '#features/members/phone.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import type { DemoBrother } from './demo-brother.ts'

const BATCH = 500

/** The ids come out in the order of the list; every brother with sign-in 'password' gets the same hash. */
export async function bringIn(ctx: Pick<Context, 'db' | 'files'>, brothers: DemoBrother[], passwordHash: string) {
  const portraits = await storePortraits(ctx, brothers)
  const ids: number[] = []
  for (let start = 0; start < brothers.length; start += BATCH) {
    const rows = brothers.slice(start, start + BATCH).map((brother, i) => rowOf(brother, portraits[start + i] ?? null))
    const inserted = await ctx.db.insertInto('members').values(rows).returning('id').execute()
    ids.push(...inserted.map(({ id }) => id))
  }
  await tie(ctx.db, brothers, ids)
  await letIn(ctx.db, brothers, ids, passwordHash)
  return ids
}

const rowOf = (brother: DemoBrother, avatar: string | null) => ({
  first_name: brother.firstName,
  middle_name: brother.middleName,
  last_name: brother.lastName,
  familiar: brother.familiar,
  email: brother.email,
  phone: brother.phone,
  phone_key: phoneKey(brother.phone),
  linkedin_url: brother.linkedinUrl,
  instagram_url: brother.instagramUrl,
  snapchat_url: brother.snapchatUrl,
  facebook_url: brother.facebookUrl,
  tiktok_url: brother.tiktokUrl,
  linkedin_verified: brother.linkedinVerified,
  position: brother.position,
  company: brother.company,
  work_start: brother.workStart,
  work_end: brother.workEnd,
  company_tags: [...brother.companyTags],
  work_history: JSON.stringify(brother.workHistory),
  offices: [...brother.offices],
  class: brother.class,
  pledge_class: brother.pledgeClass,
  cohort: brother.cohort,
  birthday: brother.birthday,
  partner: brother.partner,
  partner_kind: brother.partnerKind,
  kids: JSON.stringify(brother.kids),
  lineage_color: brother.lineageColor,
  location: brother.location,
  city: brother.city,
  country: brother.country,
  bio: brother.bio,
  quote: brother.quote,
  interests: JSON.stringify(brother.interests),
  role: brother.role,
  avatar,
  inactive_since: brother.isActive ? null : new Date(),
})

/** Puts each portrait into the store under a name of its own; answers the names in the order of the list. */
const storePortraits = ({ files }: Pick<Context, 'files'>, brothers: DemoBrother[]) =>
  Promise.all(
    brothers.map(async ({ portrait }) => {
      if (portrait === null) return null
      const name = `${randomCode()}.webp`
      await files.put(`avatars/${name}`, await readFile(new URL(`portraits/${portrait}.webp`, import.meta.url)))
      return name
    }),
  )

async function tie(db: Db, brothers: DemoBrother[], ids: number[]) {
  const pairs = brothers.flatMap(({ bigBrother }, i) =>
    bigBrother === null ? [] : [{ big: ids[bigBrother], little: ids[i] }],
  )
  await sql`insert into lineage_ties (big_id, little_id)
    select * from unnest(${pairs.map(({ big }) => big)}::int[], ${pairs.map(({ little }) => little)}::int[])`.execute(
    db,
  )
}

const letIn = (db: Db, brothers: DemoBrother[], ids: number[], hash: string) => {
  const withPassword = ids.filter((_, i) => brothers[i]?.signIn === 'password')
  return sql`insert into passwords (member_id, hash) select id, ${hash} from unnest(${withPassword}::int[]) as id`.execute(
    db,
  )
}
