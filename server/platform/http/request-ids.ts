// Request ids: a random prefix for the process, then a counter.
import { randomCode } from '../secrets/codes.ts'

export function requestIds() {
  const process = randomCode()
  let count = 0
  return () => {
    count++
    return `${process}-${count.toString(36)}`
  }
}
