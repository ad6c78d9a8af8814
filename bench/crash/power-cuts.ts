// Power cuts: everything lives on an ext4 of its own, which forgets at the cut whatever was not synced.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processesOf } from '../instruments/cpu-time.ts'
import { end, type Kill } from './kills.ts'
import { killRepeatedly } from './server-kills.ts'

const TIMES = 10
const NEEDS = 'a disk of its own could not be mounted: power cuts need root, loop devices, ext4 and perl'
const SIZE = '2G'
/** ext4's own shutdown (EXT4_IOC_SHUTDOWN) without writing out its journal first: what was not synced is gone. */
const CUT = `open(my $f, '<', $ARGV[0]) or die; my $how = pack('L', 2); ioctl($f, 0x8004587d, $how) or die "ioctl: $!"`

/** Cuts ten times. Answers what is wrong. */
export async function cutPower(folder: string): Promise<string[]> {
  // Other processes' namespaces would hold the disk at its end, so it is seen in one of its own alone.
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  const child = spawn('unshare', ['--mount', process.execPath, import.meta.filename, folder], { stdio: [...stdio] })
  const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  return Array.isArray(answer) ? answer : [NEEDS]
}

async function cutRepeatedly(folder: string): Promise<string[]> {
  const image = join(folder, 'disk.img')
  const disk = join(folder, 'disk')
  mkdirSync(disk, { recursive: true })
  const mount = () => execFileSync('mount', ['-o', 'loop', image, disk])
  try {
    execFileSync('truncate', ['-s', SIZE, image])
    execFileSync('mkfs.ext4', ['-q', image])
    mount()
  } catch {
    return [NEEDS]
  }
  const cut: Kill = {
    what: 'the power',
    async strike(server, _folder, ending) {
      const all = processesOf(server.pid)
      ending()
      execFileSync('perl', ['-e', CUT, disk])
      for (const pid of all) end(pid)
      await server.kill().catch(() => {})
      await unmount(disk)
      mount()
    },
  }
  try {
    return await killRepeatedly(folder, join(disk, 'data'), [cut], TIMES)
  } finally {
    // What a failure left running on it may end later.
    spawnSync('umount', ['--lazy', disk])
  }
}

/** The last processes on it need a moment to go. */
async function unmount(disk: string) {
  for (let tries = 0; tries < 200; tries++) {
    if (spawnSync('umount', [disk], { stdio: 'ignore' }).status === 0) return
    await pause(50)
  }
  throw new Error(`${disk} could not be unmounted.`)
}

if (import.meta.main) {
  const faults = await cutRepeatedly(process.argv[2] ?? '').catch((error: Error) => [error.message])
  process.send?.(faults)
  process.disconnect()
}
