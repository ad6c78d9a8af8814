// How long a page takes from a key in a field to the paint of what it changed.

declare global {
  var keyTimes: number[]
}

/** Runs in the page: a message that is sent before a frame is drawn is heard once it has been. */
export function timeKeys() {
  const keyTimes: number[] = []
  globalThis.keyTimes = keyTimes
  let pressed = 0
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
    },
    true,
  )
  addEventListener(
    'input',
    () => {
      const began = pressed
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => keyTimes.push(performance.now() - began)
        port2.postMessage(null)
      })
    },
    true,
  )
}
