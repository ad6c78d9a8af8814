// The last step of a start: says where the house stands, and fills an empty one or tells how to enter it.

import { countMembers } from './features/members/service.ts'
import { makeSetupLink } from './features/sign-in/links.ts'
import type { Context } from './platform/context.ts'

interface Opening {
  empty: boolean
  publicUrl: string
  say: (sentence: string) => void
}

/** With nobody in it the house gets the demo brotherhood; asked to stay empty, it gets a link for the first super admin. */
export async function openHouse(ctx: Context, { empty, publicUrl, say }: Opening) {
  const { total } = await countMembers(ctx)
  const open = `\nAerie is open at ${publicUrl}\n`
  if (total === 0 && empty) {
    const link = `${publicUrl}/setup/${await makeSetupLink(ctx)}`
    say(`${open}\nNobody is in it yet. The first super admin comes in here, within a day, once:\n  ${link}\n`)
    return
  }
  const demo = await import('./demo/seed.ts')
  if (total === 0) {
    say('Nobody is in it yet: loading the demo brotherhood…')
    await demo.seedDemo(ctx)
  }
  const signIns = (await demo.isDemo(ctx)) ? demo.SIGN_INS.map((line) => `  ${line}\n`) : []
  say(`${open}\n${signIns.join('')}`)
}
