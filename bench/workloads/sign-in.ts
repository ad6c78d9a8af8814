// Signing in: what one costs, and how others fare while fifty do so at once.
import { openClient, signIn as signInAs } from '../client.ts'
import { type Bench, type Figure, milliseconds, times } from '../figure.ts'
import { startFloor } from '../floor-process.ts'
import { PASSWORD } from '../house.ts'
import { cpuPerRequest, inParallel, quantile } from '../measure.ts'
import { type Reading, startReading } from '../reading.ts'

const CROWD = 50
const WAVES = 4

export async function signIn({ house }: Bench): Promise<Figure[]> {
  const filled = await house()
  const reading = await startReading(filled)
  const floor = await startFloor('argon2')
  const someone = (i: number) => filled.mailboxes[i % filled.mailboxes.length] ?? ''
  const [spent = 0, least = 0] = await cpuPerRequest(
    [
      { pid: reading.server.pid, send: (i) => signInAs(reading.client, someone(i), PASSWORD) },
      { pid: floor.pid, send: () => floor.ask('hash') },
    ],
    { rounds: 9, requests: 100, atOnce: 1 },
  )
  await floor.stop()
  const waits = await waitsInCrowd(reading, someone)
  await reading.close()
  const p99 = quantile(waits, 0.99)
  return [
    {
      workload: 'sign-in',
      floor: `${milliseconds(least)}: one argon2id, 19 MiB, t = 2`,
      goal: 'at most 1.3 × the floor',
      measured: `${milliseconds(spent)}, ${times(spent / least)}`,
      met: spent <= 1.3 * least,
    },
    {
      workload: `a list of 50 while ${CROWD} sign in at once (wall time, p99)`,
      floor: '',
      goal: 'under 50 ms',
      measured: `${milliseconds(p99)}, median ${milliseconds(quantile(waits, 0.5))}, of ${waits.length.toLocaleString('en')}`,
      met: p99 < 50,
    },
  ]
}

/** How long each of the others' requests took while the crowd was at the door, in milliseconds. */
async function waitsInCrowd({ server, get }: Reading, someone: (i: number) => string) {
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
