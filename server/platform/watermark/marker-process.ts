// The process in which copies are marked, so that requests do not wait for it; it is given tiles, and never the key.
import sharp from 'sharp'
import { confineMyself } from '../confined.ts'
import { markedJpeg } from './marked-jpeg.ts'
import type { MarkerAnswer, MarkOrder } from './markers.ts'

sharp.cache(false)
sharp.concurrency(1)
confineMyself()
process.on('message', async (order: MarkOrder) => process.send?.(await mark(order)))

const mark = ({ rendition, ...mark }: MarkOrder): Promise<MarkerAnswer> =>
  markedJpeg(rendition, mark).then(
    (jpeg) => ({ jpeg }),
    (error: unknown) => ({ failed: String(error) }),
  )
