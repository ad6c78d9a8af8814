// The process in which copies are marked, so that requests do not wait for it; it is given tiles, and never the key.

import { markedAnimation } from '@aerie/watermark/marked-animation'
import { markedJpeg } from '@aerie/watermark/marked-jpeg'
import sharp from 'sharp'
import { confineMyself } from '../confined.ts'
import type { MarkerAnswer, MarkOrder } from './markers.ts'

sharp.cache(false)
sharp.concurrency(1)
confineMyself()
process.on('message', async (order: MarkOrder) => process.send?.(await mark(order)))

const mark = (order: MarkOrder): Promise<MarkerAnswer> =>
  ('animation' in order ? markedAnimation(order.animation, order) : markedJpeg(order.rendition, order)).then(
    (copy) => ({ copy }),
    (error: unknown) => ({ failed: String(error) }),
  )
