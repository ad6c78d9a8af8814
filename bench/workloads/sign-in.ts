// Signing in: what one costs, and how others fare while fifty do so at once.

import { startBaseline } from '../instruments/baseline-process.ts'
import { openClient, signIn as signInAs } from '../instruments/client.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { cpuPerRequest, inParallel, quantile } from '../instruments/measure.ts'
import { type SignedInServer, startSignedInServer } from '../instruments/signed-in-server.ts'
import { PASSWORD } from '../seed/data-folder.ts'

const MOST_TIMES = 1.2
const CROWD = 50
const WAVES = 4

export async function signIn({ sharedFolder }: Bench): Promise<Figure[]> {
  const filled = await sharedFolder()
  const signedIn = await startSignedInServer(filled)
  const baseline = await startBaseline('argon2')
  const someone = (i: number) => filled.mailboxes[i % filled.mailboxes.length] ?? ''
  const [used = 0, least = 0] = await cpuPerRequest(
    [
      { pid: signedIn.server.pid, send: (i) => signInAs(signedIn.client, someone(i), PASSWORD) },
      { pid: baseline.pid, send: () => baseline.ask('hash') },
    ],
    { rounds: 9, requests: 100, atOnce: 1 },
  )
  await baseline.stop()
  const waits = await waitsInCrowd(signedIn, someone)
  await signedIn.close()
  const p99 = quantile(waits, 0.99)
  return [
    {
      workload: 'sign-in',
      baseline: `${milliseconds(least)}: one argon2id, 19 MiB, t = 2`,
      goal: `at most ${MOST_TIMES} × the baseline`,
      measured: `${milliseconds(used)}, ${times(used / least)}`,
      met: used <= MOST_TIMES * least,
    },
    {
      workload: `a list of 50 while ${CROWD} sign in at once (wall time, p99)`,
      baseline: '',
      goal: 'under 50 ms',
      measured: `${milliseconds(p99)}, median ${milliseconds(quantile(waits, 0.5))}, of ${waits.length.toLocaleString('en')}`,
      met: p99 < 50,
    },
  ]
}

/** How long each of the others' requests took while the others signed in, in milliseconds. */
async function waitsInCrowd({ server, get }: SignedInServer, someone: (i: number) => string) {
  const door = openClient(server.address)
  const waits: number[] = []
  for (let wave = 0; wave < WAVES; wave++) {
    let isBusy = true
    const crowd = inParallel(CROWD, CROWD, (i) => signInAs(door, someone(wave * CROWD + i), PASSWORD)).finally(() => {
      isBusy = false
    })
    while (isBusy) {
      const asked = performance.now()
      await get('/api/members?limit=50')
      waits.push(performance.now() - asked)
    }
    await crowd
  }
  door.close()
  return waits
}
