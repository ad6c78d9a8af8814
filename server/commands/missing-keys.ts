// What no archive has and is not on this machine either, each in a sentence that says whom that concerns.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { formatCount } from '@aerie/text/numbers'
import { counted, plural } from '@aerie/text/plurals'
import { sql } from 'kysely'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/db.ts'
import { onlyRow } from '#platform/db/only-row.ts'
import { hasPushKey } from '#platform/push/push-keys.ts'
import { relyingPartyOf } from '#platform/relying-party.ts'
import { hasSigningKey } from '#platform/secrets/signing-keys.ts'
import { openVoteKeys } from '#platform/vote-keys.ts'

type Places = Pick<Config, 'voteKeyFolder' | 'watermarkKeys' | 'dataFolder' | 'publicUrl'>

/** To be asked before the first start, which makes new keys in place of some. */
export async function missingKeys(db: Db, places: Places): Promise<string[]> {
  const sentences = [
    await ofVotes(db, places),
    ofWatermark(places),
    ...(await ofSecondSteps(db, places)),
    await ofPasskeys(db, places),
    ofPush(places),
  ]
  return sentences.filter((sentence) => sentence !== null)
}

async function ofVotes(db: Db, { voteKeyFolder }: Places) {
  const keys = openVoteKeys(voteKeyFolder)
  const boxes = await db.selectFrom('ballot_boxes').select('key_name').execute()
  const missing = boxes.filter(({ key_name }) => !keys.find(key_name)).length
  if (missing === 0) return null
  return `The keys of ${formatCount(missing)} votes are not in ${voteKeyFolder}. Bring that folder from the other machine: without them open votes can be neither voted in nor counted.`
}

function ofWatermark({ watermarkKeys, dataFolder }: Places) {
  const file = join(dataFolder, 'keys', 'watermark.json')
  if (watermarkKeys || existsSync(file)) return null
  return `The keys of the watermark are not in ${file}. Bring that file, or set WATERMARK_KEYS, before the first start: otherwise a new key is made, which reads none of the marks that are out.`
}

async function ofSecondSteps(db: Db, { voteKeyFolder }: Places) {
  const { apps, codes } = await onlyRow(
    sql<{ apps: number; codes: number }>`select (select count(*)::int from authenticator_apps) as apps,
      (select count(distinct member_id)::int from recovery_codes where used_at is null) as codes`,
    db,
  )
  const bring = 'Bring that file from the other machine before anybody signs in'
  const notIn = (what: string) => `is not in ${join(voteKeyFolder, `${what}.secret`)}. ${bring}`
  return [
    apps === 0 || hasSigningKey(voteKeyFolder, 'authenticator-apps')
      ? null
      : `The key of authenticator apps ${notIn('authenticator-apps')}: without it the digits of ${counted(apps, 'brother')} are not right any more. They come in by a passkey or a recovery code, or once npm run second-step-off has taken their second step off.`,
    codes === 0 || hasSigningKey(voteKeyFolder, 'recovery-codes')
      ? null
      : `The key of recovery codes ${notIn('recovery-codes')}: without it those of ${counted(codes, 'brother')} are not right any more.`,
  ]
}

/** They need no key of ours, but the address for which they were made. */
async function ofPasskeys(db: Db, { publicUrl }: Places) {
  if (publicUrl === null) return null
  const host = relyingPartyOf(publicUrl)?.rpId ?? ''
  const { owners, shutOut } = await onlyRow(
    sql<{ owners: number; shutOut: number }>`
      with owner as (
        select member_id, bool_or(rp_id = ${host}) as has_one_here from passkeys group by member_id)
      select count(*)::int as owners,
        (count(*) filter (where not exists (select from passwords where passwords.member_id = owner.member_id)))::int
          as "shutOut"
      from owner where not has_one_here`,
    db,
  )
  if (owners === 0) return null
  const others =
    shutOut > 0 ? ` ${plural(shutOut, 'One of them has', `${formatCount(shutOut)} of them have`)} no other way in.` : ''
  return `The passkeys of ${counted(owners, 'brother')} were made for another address than ${publicUrl}, and open nothing here. Set PUBLIC_URL to the former one, or have each add a new one.${others}`
}

function ofPush({ voteKeyFolder }: Places) {
  if (hasPushKey(voteKeyFolder)) return null
  return `The key for notifications on devices is not in ${voteKeyFolder}. A new one is made with the first start, and each device takes notifications again once its owner has signed in there.`
}
