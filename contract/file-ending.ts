// The ending of a file's name, by which people tell what it is.

/** In lower case; empty where it has none. */
export const endingOf = (filename: string) => /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
