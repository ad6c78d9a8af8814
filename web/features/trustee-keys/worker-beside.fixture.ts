// Stands in for the worker with a trustee's key: the same work, in the test's own process.
import type { KeyMessage, KeyOrder } from './key-tasks.ts'
import { openKeyWork } from './key-work.ts'

export class WorkerBeside {
  onmessage?: (event: { data: KeyMessage }) => void
  onerror?: () => void
  #hasEnded = false
  #take = openKeyWork((data) => {
    if (!this.#hasEnded) this.onmessage?.({ data })
  })
  postMessage(order: KeyOrder) {
    void this.#take(structuredClone(order))
  }
  terminate() {
    this.#hasEnded = true
  }
}
