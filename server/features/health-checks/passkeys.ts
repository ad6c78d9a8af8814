// Whether passkeys fit the public address: at another host none of them works.
import { counted, plural } from '@aerie/text/plurals'
import { attention, bad, checkOf, good } from '#features/health-findings/finding.ts'
import { relyingPartyOf } from '#platform/relying-party.ts'
import { type PasskeyFigures, readPasskeys } from './passkey-data.ts'

export const passkeys = checkOf({
  id: 'passkeys',
  title: 'Passkeys could not be looked at',
  gauges: {
    passkeys: 'Passkeys of active members that work at the public address.',
    passkeys_elsewhere: 'Those that were made for another host, and do not.',
    passkeys_shut_out: 'Active members whom nothing lets in but passkeys of another host.',
  },
  async look({ ctx, publicUrl }) {
    const rpId = relyingPartyOf(publicUrl)?.rpId ?? ''
    const read = await readPasskeys(ctx.db, rpId)
    const { here, elsewhere, shutOut } = read
    return {
      ...findingOf(rpId, read),
      figures: { passkeys: here, passkeys_elsewhere: elsewhere, passkeys_shut_out: shutOut },
    }
  },
})

const BACK = 'Set PUBLIC_URL back to the host before, or send each of them a link to a new password.'

function findingOf(rpId: string, { here, elsewhere, onlyHere, shutOut }: PasskeyFigures) {
  const figure = counted(here + elsewhere, 'passkey')
  if (shutOut > 0)
    return bad({
      title: 'The public address shuts brothers out',
      sentence: `${plural(shutOut, 'One brother has', `${shutOut} brothers have`)} passkeys of another host and no other way in.`,
      figure,
      advice: BACK,
    })
  if (elsewhere > 0)
    return attention({
      title: 'Some passkeys do not work at this address',
      sentence: `${plural(elsewhere, 'One was', `${elsewhere} were`)} made for another host. Their owners come in with their passwords.`,
      figure,
      advice: 'Where the host of PUBLIC_URL changed, they add new ones under Sign-in & security.',
    })
  if (rpId === '')
    return good({
      title: 'Nobody can have a passkey here',
      sentence: 'The public address is a number, and browsers make passkeys for names alone.',
      figure,
    })
  return good({
    title: 'Passkeys fit the public address',
    sentence: `They work at ${rpId} alone. Where that changes none of them does, and ${plural(onlyHere, 'one brother has', `${onlyHere} brothers have`)} no other way in.`,
    figure,
  })
}
