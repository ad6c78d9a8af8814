// Names for requests: a random beginning for the process, then a count.
import { randomCode } from '../secrets/codes.ts'

export function requestIds() {
  const process = randomCode()
  let count = 0
  return () => {
    count++
    return `${process}-${count.toString(36)}`
  }
}
