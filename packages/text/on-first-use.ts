// What is dear to make and not always needed, such as the ways in which a language writes a date.

/** Made by the first call, and answered by all. */
/* @__NO_SIDE_EFFECTS__ */
export function onFirstUse<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}
