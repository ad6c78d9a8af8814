// A brother who has lost his phone and asks the officers for a new start; one of them has heard who vouches for him.
import { REMOVAL_DAYS } from '@aerie/contract/step-removals'
import { makeAppSecret } from '#features/second-step/app-codes.ts'
import { sealAppSecret } from '#features/second-step/app-secrets.ts'
import { saveApp } from '#features/second-step/data.ts'
import { addAgreement, addRemoval } from '#features/step-removals/data.ts'
import type { Context } from '#platform/context.ts'
import type { CastKey } from '../cast.ts'

const HOUR_MS = 3_600_000

export async function addStepRemovals(tx: Context, idOf: (who: CastKey) => number) {
  const hoursAgo = (hours: number) => new Date(tx.now().getTime() - hours * HOUR_MS)
  const brother = idOf('mateo')
  // Of an app that nobody has.
  await saveApp(tx.db, brother, sealAppSecret(tx, brother, makeAppSecret()), 1)
  const id = await addRemoval(tx.db, {
    member_id: brother,
    words:
      'My phone went overboard off Cascais, and the ten codes were in its case. From Monday I am at my old number again.',
    device: 'Safari on iPhone',
    asked_at: hoursAgo(20),
    expires_at: hoursAgo(20 - REMOVAL_DAYS * 24),
  })
  if (id === undefined) return
  await addAgreement(tx.db, {
    removal_id: id,
    officer_id: idOf('julian'),
    voucher: 'Rook Fairweather, his big brother',
    how: 'I rang Rook on the number that I have had for years. Mateo had stood at his door on Saturday and told him of the phone.',
    agreed_at: hoursAgo(3),
  })
}
