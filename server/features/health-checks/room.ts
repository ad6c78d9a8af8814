// Whether there is room for what is still to come, on the disk of the data and on that of the backups.
import { stat, statfs } from 'node:fs/promises'
import { attention, bad, checkOf, good } from '#features/health-findings/finding.ts'

const GB = 1_000_000_000
const LITTLE = 0.15
const ALMOST_NONE = 0.05

export const room = checkOf({
  id: 'room',
  title: 'The disk could not be looked at',
  gauges: {
    disk_free_bytes: 'Room on the disk of the data folder.',
    disk_bytes: 'Size of that disk.',
    backup_disk_free_bytes: 'Room on the disk of the backups, where they are kept in a folder.',
    backup_disk_bytes: 'Size of that disk.',
  },
  async look({ installation: { dataFolder, backupFolder } }) {
    const data = await diskOf(dataFolder)
    const backups = backupFolder === null ? null : await diskOf(backupFolder).catch(unlessMissing)
    const figures = {
      disk_free_bytes: data.free,
      disk_bytes: data.total,
      backup_disk_free_bytes: backups?.free ?? null,
      backup_disk_bytes: backups?.total ?? null,
    }
    return { ...findingOf(data, backups?.device === data.device ? null : backups), figures }
  },
})

interface Disk {
  device: number
  total: number
  free: number
}

async function diskOf(folder: string): Promise<Disk> {
  const [{ bsize, blocks, bavail }, { dev }] = await Promise.all([statfs(folder), stat(folder)])
  return { device: dev, total: blocks * bsize, free: bavail * bsize }
}

/** The folder of backups is made with the first of them. */
function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}

/** `backups` where they have a disk of their own. */
function findingOf(data: Disk, backups: Disk | null) {
  const words = {
    sentence: [textOf(data, 'data folder'), ...(backups ? [textOf(backups, 'backups')] : [])].join(' '),
    figure: `${gigabytes(data.total - data.free).replace(' GB', '')} of ${gigabytes(data.total)}`,
  }
  const advice = 'Empty the bin of albums, move old backups elsewhere, or give the machine a larger disk.'
  const disks = backups ? [data, backups] : [data]
  if (disks.some(({ free, total }) => free / total < ALMOST_NONE || free < GB))
    return bad({ title: 'The disk is almost full', ...words, advice })
  if (disks.some(({ free, total }) => free / total < LITTLE))
    return attention({ title: 'The disk is filling up', ...words, advice })
  return good({ title: 'There is room', ...words })
}

const textOf = ({ free, total }: Disk, what: string) =>
  `${gigabytes(free)} are free on the disk of the ${what}, ${Math.round((free / total) * 100)} percent of it.`

const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(bytes < 10 * GB ? 1 : 0)} GB`
