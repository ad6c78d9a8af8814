// Pictures are read in a process of their own, which may die, hang or grow without anybody else noticing.
import { type ChildProcess, fork } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { confined } from '../confined.ts'
import { canWatch } from '../process-limits.ts'
import { noisy, plain } from './picture.fixture.ts'
import { openPictures, type Pictures } from './pictures.ts'

let folder: string
let small: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerie-reading-'))
  small = join(folder, 'small.jpg')
  await noisy(400, 500).jpeg().toFile(small)
})
afterAll(() => rm(folder, { recursive: true }))

let started: ChildProcess[]
const note = (message: unknown) => started.push((message as { process: ChildProcess }).process)
beforeEach(() => {
  started = []
  subscribe('child_process', note)
})
const opened: Pictures[] = []
const open = (options?: Parameters<typeof openPictures>[0]) => {
  const pictures = openPictures(options)
  opened.push(pictures)
  return pictures
}
afterEach(() => {
  unsubscribe('child_process', note)
  for (const pictures of opened.splice(0)) pictures.close()
})

const of = (file: string, memberId: number | null = null) => ({ file, crop: null, memberId })

test('one process reads one picture after the other, and there is none before the first', async () => {
  const pictures = open()
  expect(started).toHaveLength(0)
  const made = await Promise.all([1, 2, 3].map(() => pictures.makePortrait(of(small))))
  expect(made.map(({ sizes }) => sizes.length)).toEqual([4, 4, 4])
  expect(started).toHaveLength(1)
})

test('it goes when nobody needs it, and another comes for the next picture', async () => {
  const pictures = open({ idleMs: 1 })
  await pictures.makePortrait(of(small))
  await gone(started[0])
  await pictures.makePortrait(of(small))
  expect(started).toHaveLength(2)
})

/** Nothing that the picture did. */
const OF_THE_MOMENT = {
  code: 'unavailable',
  message: 'The server has much to do just now. Please try again in a minute.',
}

test('when it dies over a picture, that one fails and the next does not', async () => {
  const pictures = open()
  await pictures.makePortrait(of(small))
  const [child] = started
  child?.kill('SIGSTOP')
  const order = vi.spyOn(child as ChildProcess, 'send')
  const [interrupted, next] = [pictures.makePortrait(of(small)), pictures.makePortrait(of(small))]
  // Were it dead before it has its order, another would take it.
  await expect.poll(() => order.mock.calls.length).toBeGreaterThan(0)
  child?.kill('SIGKILL')
  await expect(interrupted).rejects.toMatchObject({
    ...OF_THE_MOMENT,
    details: { reason: 'the process that reads pictures was gone' },
  })
  expect((await next).sizes).toHaveLength(4)
  expect(started).toHaveLength(2)
})

test('when it hangs over a picture, that one fails and the next does not', async () => {
  const pictures = open({ timeoutMs: 20_000 })
  await pictures.makePortrait(of(small))
  started[0]?.kill('SIGSTOP')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hanging = expect(pictures.makePortrait(of(small))).rejects.toMatchObject({
    ...OF_THE_MOMENT,
    details: { reason: 'the process that reads pictures was late' },
  })
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  await hanging
  expect((await pictures.makePortrait(of(small))).sizes).toHaveLength(4)
})

test.runIf(canWatch)('what takes too much processor time is refused for good, however idle the machine', async () => {
  const [long, pictures] = [join(folder, 'long.png'), open({ processorMs: 0 })]
  await plain(6000, 5000).png({ compressionLevel: 1 }).toFile(long)
  await expect(pictures.makePortrait(of(long))).rejects.toMatchObject({
    code: 'not_valid',
    message: 'Reading this photo takes too long. Please select another one.',
  })
  await gone(started[0])
})

test('heads are judged while a picture is decoded, and of one member as many as he sends', async () => {
  const pictures = open()
  await pictures.makePortrait(of(small))
  started[0]?.kill('SIGSTOP')
  const held = pictures.makePortrait(of(small))
  await Promise.all([1, 2, 3, 4, 5].map(() => pictures.judge(of(small, 7))))
  started[0]?.kill('SIGCONT')
  expect((await held).sizes).toHaveLength(4)
  expect(started).toHaveLength(2)
})

test('only so many wait', async () => {
  const pictures = open({ mostWaiting: 2 })
  const taken = [pictures.makePortrait(of(small)), pictures.makePortrait(of(small))]
  await expect(pictures.makePortrait(of(small))).rejects.toMatchObject({ code: 'unavailable' })
  await Promise.all(taken)
  await pictures.makePortrait(of(small))
})

test('one member has at most two places, and the others keep theirs', async () => {
  const pictures = open()
  const [rook, teddy] = [7, 8]
  const taken = [pictures.makePortrait(of(small, rook)), pictures.makePortrait(of(small, rook))]
  await expect(pictures.makePortrait(of(small, rook))).rejects.toMatchObject({
    code: 'too_many',
    message: 'Two photos of yours are being read. Please try again when they are done.',
  })
  await pictures.makePortrait(of(small, teddy))
  await Promise.all(taken)
  await pictures.makePortrait(of(small, rook))
})

test('it has its messages and its own code, and nothing else', async () => {
  const probe = fork(new URL('../confined.fixture.ts', import.meta.url), confined({ ...process.env, SECRET: 'x' }))
  const [found] = await once(probe, 'message')
  probe.kill('SIGKILL')
  expect(found).toEqual({ reads: [], writes: false, starts: false, works: false, knowsSecret: false })
})

test.runIf(process.getuid?.() === 0)('started as root, it is somebody who owns nothing', async () => {
  await open().makePortrait(of(small))
  const status = readFileSync(`/proc/${started[0]?.pid}/status`, 'utf8')
  expect(status).toMatch(/^Uid:\s+65534\s+65534\s+65534\s+65534$/m)
  expect(status).toMatch(/^Gid:\s+65534\s+65534\s+65534\s+65534$/m)
  expect(status).toMatch(/^Groups:\s*$/m)
  expect(status).toMatch(/^CapEff:\s+0+$/m)
})

test('it ends with the server, and none is started after', async () => {
  const pictures = open()
  await pictures.makePortrait(of(small))
  pictures.close()
  await gone(started[0])
  await expect(pictures.makePortrait(of(small))).rejects.toMatchObject({ code: 'unavailable' })
  expect(started).toHaveLength(1)
})

test.runIf(process.platform === 'linux')(
  'it needs less than 400 MB, whatever the picture',
  { timeout: 60_000 },
  async () => {
    const [bomb, hog] = [join(folder, 'bomb.png'), join(folder, 'hog.avif')]
    await plain(8000, 6250).png({ compressionLevel: 1 }).toFile(bomb)
    await plain(6000, 5000).avif({ effort: 0, quality: 20 }).toFile(hog)
    const pictures = open()
    let peak = 0
    const look = setInterval(() => {
      peak = Math.max(peak, ...started.map(peakOf))
    }, 1)
    expect((await pictures.makePortrait(of(bomb))).sizes).toHaveLength(4)
    await expect(pictures.makePortrait(of(hog))).rejects.toMatchObject({
      message: 'This photo takes too much memory to read. Save it with fewer pixels and select that.',
    })
    expect((await pictures.makePortrait(of(small))).sizes).toHaveLength(4)
    clearInterval(look)
    expect(started).toHaveLength(2)
    expect(peak).toBeGreaterThan(100_000_000)
    expect(peak).toBeLessThan(400_000_000)
  },
)

async function gone(child: ChildProcess | undefined) {
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Bytes; 0 when the process is gone. */
function peakOf({ pid }: ChildProcess) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
