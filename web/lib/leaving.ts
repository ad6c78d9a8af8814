// Says in every tab of the browser that whoever was signed in leaves: what still writes or sends stops before anything is deleted.

const NAME = 'aerie-leaving'

const followers = new Set<() => void>()
let channel: BroadcastChannel | undefined

/** Stops those of this tab before it returns. */
export function sayLeaving() {
  stopHere()
  const own = new BroadcastChannel(NAME)
  own.postMessage(null)
  own.close()
}

/** Answers how to be told no more. */
export function whenLeaving(act: () => void) {
  followers.add(act)
  if (!channel) {
    channel = new BroadcastChannel(NAME)
    channel.onmessage = stopHere
  }
  return () => void followers.delete(act)
}

function stopHere() {
  for (const act of [...followers]) act()
}
