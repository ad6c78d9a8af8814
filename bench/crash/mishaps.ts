// Loaded into the real server by the crash test (`--import`): on SIGUSR2 it hangs, or fills its memory, as MISHAP says.

const MISHAPS: Record<string, () => void> = {
  hang() {
    for (;;);
  },
  fill() {
    const kept: string[][] = []
    setInterval(() => {
      kept.push(Array.from({ length: 100_000 }, (_, at) => `${kept.length} ${at}`))
    }, 5)
  },
}

const mishap = MISHAPS[process.env.MISHAP ?? '']
// The process that keeps the server running is started with the same flags.
if (mishap && process.argv[1]?.endsWith('main.mjs')) process.on('SIGUSR2', mishap)
