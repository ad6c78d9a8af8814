// What one search costs, in time and in memory, and how long the server's own thread stands still and others wait beside it.
import { setTimeout as pause } from 'node:timers/promises'
import { archiveOf } from '@aerie/watermark/reading/archive.fixture'
import { ATTACKS } from '@aerie/watermark/reading/attacks.fixture'
import type { Luma } from '@aerie/watermark/reading/finding'
import { lumaOf, markedJpeg, toJpeg } from '@aerie/watermark/reading/marked-photo.fixture'
import { readLeak } from '@aerie/watermark/reading/read-leak'
import sharp from 'sharp'
import { peakSizeOf, resetPeakOf, residentSizeOf } from '../instruments/memory.ts'
import { takePicture } from './pictures.ts'

const secret = new Uint8Array(32).fill(9)
const ID = 0x55_1234_5678
/** Photographs: ours, and of nobody. */
const [OURS, OTHERS] = [8, 13]
const EVERY_MS = 5

export async function measureSearch(rounds: number) {
  const { photo } = await takePicture(OURS)
  const copies = [{ id: ID, memberId: 1, keyId: 1, isReuploaded: false }]
  const archive = archiveOf([{ id: 1, original: photo.luma, copies }])
  const marked = await markedJpeg(photo, secret, ID)
  const { photo: other } = await takePicture(OTHERS)
  const large = await sharp(await toJpeg(other, other.luma))
    .resize(6_000, 4_000, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  const attacked = async (name: string) => lumaOf((await ATTACKS[name]?.(marked)) ?? marked)
  const cases: [string, Luma, boolean?][] = [
    ['as it left the installation', await lumaOf(marked)],
    ['cropped by half', await attacked('crop 50 %')],
    ['turned by 3°', await attacked('turned −3°')],
    ['unmarked, our photo', await lumaOf(await toJpeg(photo, photo.luma))],
    ['unmarked, of nobody, 24 megapixels', await lumaOf(large)],
    ['the same, all windows asked for', await lumaOf(large), true],
  ]
  console.log('| picture | time | processor time | memory | held up by processor time | others wait, 99 of 100 |')
  console.log('|---|---|---|---|---|---|')
  for (const [name, luma, allWindows = false] of cases)
    for (let round = 0; round < rounds; round++) {
      const leak = { ...luma, values: Uint8Array.from(luma.values) }
      await pause(500)
      const before = residentSizeOf(process.pid)
      resetPeakOf(process.pid)
      const [used, watch] = [process.cpuUsage(), watchThread()]
      const { elapsedMs, marks } = await readLeak(leak, { keys: [{ id: 1, secret }], archive, allWindows })
      const { heldUpMs, waitMs } = watch.end()
      const { user, system } = process.cpuUsage(used)
      const memory = Math.round((peakSizeOf(process.pid) - before) / 1e6)
      console.log(
        `| ${name} (${marks.length > 0 ? 'found' : 'nothing'}) | ${(elapsedMs / 1000).toFixed(2)} s ` +
          `| ${((user + system) / 1e6).toFixed(2)} s | ${memory} MB | ${heldUpMs.toFixed(1)} ms | ${waitMs.toFixed(0)} ms |`,
      )
    }
}

/** Asks for a turn of this thread every few milliseconds, as a request does. */
function watchThread() {
  const turns: { heldUpMs: number; waitMs: number }[] = []
  let [last, usedBefore] = [performance.now(), threadMs()]
  const timer = setInterval(() => {
    const [now, used] = [performance.now(), threadMs()]
    turns.push({ heldUpMs: used - usedBefore, waitMs: Math.max(0, now - last - EVERY_MS) })
    last = now
    usedBefore = used
  }, EVERY_MS)
  return {
    end() {
      clearInterval(timer)
      const waits = turns.map(({ waitMs }) => waitMs).toSorted((one, two) => one - two)
      return {
        heldUpMs: Math.max(0, ...turns.map(({ heldUpMs }) => heldUpMs)),
        waitMs: waits[Math.floor(waits.length * 0.99)] ?? 0,
      }
    },
  }
}

const threadMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
