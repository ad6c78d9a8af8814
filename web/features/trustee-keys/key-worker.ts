// The worker in which a trustee's key is: fetched by pages that need one, and ended with them.
import type { KeyOrder } from './key-tasks.ts'
import { openKeyWork } from './key-work.ts'

const take = openKeyWork((message) => self.postMessage(message))

self.onmessage = ({ data }: MessageEvent<KeyOrder>) => void take(data)
