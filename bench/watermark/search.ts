// What one search costs, in time and in memory, and how long the server's own thread stands still beside it.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { archiveOf } from '../../server/platform/watermark/reading/archive.fixture.ts'
import { ATTACKS } from '../../server/platform/watermark/reading/attacks.fixture.ts'
import type { Luma } from '../../server/platform/watermark/reading/finding.ts'
import { lumaOf, makePhoto, markedJpeg, toJpeg } from '../../server/platform/watermark/reading/marked-photo.fixture.ts'
import { readLeak } from '../../server/platform/watermark/reading/read-leak.ts'
import { forgetPeakOf, peakSizeOf, residentSizeOf } from '../instruments/memory.ts'

const secret = new Uint8Array(32).fill(9)
const ID = 0x55_1234_5678

export async function measureSearch(count: number) {
  const photo = await makePhoto(1)
  const copies = [{ id: ID, memberId: 1, keyId: 1, isReuploaded: false }]
  const archive = archiveOf([{ id: 1, original: photo.luma, copies }])
  const marked = await markedJpeg(photo, secret, ID)
  const other = await makePhoto(7)
  const large = sharp(await toJpeg(other, other.luma)).resize(6_000, 4_000, { fit: 'fill' })
  const cases: [string, Luma][] = [
    ['as it left the house', await lumaOf(marked)],
    ['cropped by half', await lumaOf((await ATTACKS['crop 50 %']?.(marked)) ?? marked)],
    ['turned by 3°', await lumaOf((await ATTACKS['turned −3°']?.(marked)) ?? marked)],
    ['unmarked, our photo', await lumaOf(await toJpeg(photo, photo.luma))],
    ['unmarked, of nobody, 24 megapixels', await lumaOf(await large.jpeg().toBuffer())],
  ]
  console.log('| picture | time | memory beside the luma | longest standstill |\n|---|---|---|---|')
  for (const [name, luma] of cases)
    for (let round = 0; round < Math.max(1, Math.floor(count / 8)); round++) {
      await pause(500)
      const before = residentSizeOf(process.pid)
      forgetPeakOf(process.pid)
      const delay = monitorEventLoopDelay({ resolution: 1 })
      delay.enable()
      const { elapsedMs, marks } = await readLeak(luma, { keys: [{ id: 1, secret }], archive })
      delay.disable()
      const used = Math.round((peakSizeOf(process.pid) - before) / 1e6)
      const found = marks.length > 0 ? 'found' : 'nothing'
      console.log(
        `| ${name} (${found}) | ${(elapsedMs / 1000).toFixed(2)} s | ${used} MB | ${Math.round(delay.max / 1e6)} ms |`,
      )
    }
}
