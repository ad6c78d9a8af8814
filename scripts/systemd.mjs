// Tells systemd that the service is open and that its supervisor lives, where systemd has asked to be told.
import { spawn } from 'node:child_process'

/** Answers an environment without these requests as well: those of the supervisor are nobody else's to answer. */
export function openSystemd({ NOTIFY_SOCKET, WATCHDOG_USEC, WATCHDOG_PID: _, ...env }) {
  // Node has no sockets of that kind.
  const tell = (word) => {
    if (NOTIFY_SOCKET === undefined) return
    spawn('systemd-notify', [word], { env: { ...env, NOTIFY_SOCKET }, stdio: 'ignore' }).on('error', () => {})
  }
  const alive = () => tell('WATCHDOG=1')
  const watchdog = WATCHDOG_USEC && setInterval(alive, Number(WATCHDOG_USEC) / 1000 / 3)
  return {
    env,
    systemd: {
      open: () => tell('READY=1'),
      close: () => clearInterval(watchdog),
    },
  }
}
