// How long a piece of work takes, as a clock on the wall sees it.

/** In milliseconds. */
export async function timeOf(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}
