// The thread that sums: steps of a content come one after the other, and where it has ended its sum goes back.
// Not in TypeScript: what takes types out would take more memory in each thread than all else of it.
import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'

/** @type {Map<number, import('node:crypto').Hash>} */
const sums = new Map()

parentPort?.on('message', ({ sum, memory, bytes }) => {
  const hash = sums.get(sum) ?? createHash('sha256')
  if (memory) {
    sums.set(sum, hash.update(new Uint8Array(memory, 0, bytes)))
    parentPort?.postMessage({ memory })
  } else {
    sums.delete(sum)
    parentPort?.postMessage({ sum, sha256: hash.digest('hex') })
  }
})
