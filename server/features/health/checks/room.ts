// Whether there is room for what is still to come.
import { statfs } from 'node:fs/promises'
import { attention, bad, type Check, good } from '../finding.ts'

const GB = 1_000_000_000
const LITTLE = 0.15
const ALMOST_NONE = 0.05

export const room: Check = {
  id: 'room',
  title: 'The disk could not be looked at',
  async look({ installation }) {
    const { bsize, blocks, bavail } = await statfs(installation.dataFolder)
    const [total, free] = [blocks * bsize, bavail * bsize]
    const share = free / total
    const words = {
      sentence: `${gigabytes(free)} are free on the disk of the data folder, ${Math.round(share * 100)} percent of it.`,
      figure: `${gigabytes(total - free).replace(' GB', '')} of ${gigabytes(total)}`,
    }
    const advice = 'Empty the bin of albums, move old backups elsewhere, or give the machine a larger disk.'
    if (share < ALMOST_NONE || free < GB) return bad({ title: 'The disk is almost full', ...words, advice })
    if (share < LITTLE) return attention({ title: 'The disk is filling up', ...words, advice })
    return good({ title: 'There is room', ...words })
  },
}

const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(bytes < 10 * GB ? 1 : 0)} GB`
