// What an empty installation gets at a start, the demo or a set-up link, and the message with the address.
import { linkPath } from '@aerie/contract/public-pages'
import { countMembers } from './features/members/service.ts'
import { makeSetupLink } from './features/sign-in/links.ts'
import type { Config } from './platform/config.ts'
import type { Context } from './platform/context.ts'

interface Startup {
  /** What was asked for; null for the demo brotherhood on a machine of one's own alone. */
  asked: 'demo' | 'empty' | null
  openedBy: Config['openedBy']
  publicUrl: string
  /** Where it listens, as seen from this machine. */
  address: string
  say: (sentence: string) => void
}

/** What the arguments of a start ask for. Throws a sentence where they ask for both. */
export function readAsked(args: string[]): Startup['asked'] {
  const asked = (['demo', 'empty'] as const).filter((flag) => args.includes(`--${flag}`))
  if (asked.length > 1) throw new Error('--demo and --empty exclude each other: leave one of them out.')
  return asked[0] ?? null
}

/** Loads the demo brotherhood, whole, where nobody is in the installation, unless it is to stay empty or is open to others than this machine. */
export async function loadDemo(ctx: Context, { asked, openedBy, say }: Pick<Startup, 'asked' | 'openedBy' | 'say'>) {
  const { total } = await countMembers(ctx)
  if (total > 0 || asked === 'empty' || (openedBy && !asked)) return
  say('Nobody is in it yet: loading the demo brotherhood…')
  const { seedDemo } = await import('./demo/seed.ts')
  await seedDemo(ctx)
}

/** Says where it is open. Into an installation without members leads a set-up link, for the first super admin. */
export async function announceStartup(ctx: Context, { asked, openedBy, publicUrl, address, say }: Startup) {
  const { total } = await countMembers(ctx)
  const listens = address === publicUrl ? '' : `It listens at ${address}\n`
  const open = `\nAerie is open at ${publicUrl}\n${listens}`
  if (total === 0) {
    const link = `${publicUrl}${linkPath('setup', await makeSetupLink(ctx))}`
    if (openedBy && !asked)
      say(
        `The demo brotherhood was not loaded, since ${openedBy} is set: anybody can read its passwords in the source.`,
      )
    say(`${open}\nNobody is in it yet. The first super admin comes in here, within a day, once:\n  ${link}\n`)
    return
  }
  const { isDemo, SIGN_INS } = await import('./demo/seed.ts')
  if (!(await isDemo(ctx))) return say(`${open}\n`)
  const { TRUSTEE_WORDS } = await import('./demo/trustee-words.ts')
  const listed = (lines: string[]) => lines.map((line) => `  ${line}\n`).join('')
  say(`${open}\n${listed(SIGN_INS)}\nTo turn a key of the Election committee:\n${listed(TRUSTEE_WORDS)}`)
}

/** Throws a sentence where others than this machine could sign in with the demo's passwords and nobody asked for that. */
export async function refuseOpenDemo(ctx: Context, { asked, openedBy }: Pick<Startup, 'asked' | 'openedBy'>) {
  if (!openedBy || asked === 'demo') return
  const { isDemo, hasDemoPasswords } = await import('./demo/seed.ts')
  if ((await isDemo(ctx)) && (await hasDemoPasswords(ctx)))
    throw new Error(
      `${openedBy} is set, and this database holds the demo brotherhood: anybody can read its passwords in the source. ` +
        'For a brotherhood of your own set DATA_DIR to an empty folder (or DATABASE_URL to an empty database), ' +
        'or start with --demo to show the demo to everybody.',
    )
}
