// The last step of a start: seeds an empty database with the demo or prints a set-up link, and announces the address.
import { countMembers } from './features/members/service.ts'
import { makeSetupLink } from './features/sign-in/links.ts'
import type { Context } from './platform/context.ts'

interface Startup {
  empty: boolean
  publicUrl: string
  say: (sentence: string) => void
}

/** Without members the database gets the demo brotherhood; asked to stay empty, a set-up link for the first super admin. */
export async function announceStartup(ctx: Context, { empty, publicUrl, say }: Startup) {
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
