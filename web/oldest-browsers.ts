// The oldest browsers that are meant: the build writes for them, and a test refuses what is newer.
// The language is that of `lib` in tsconfig.json: ECMAScript 2024, which all of them know.

export const OLDEST = { chrome: 120, edge: 120, firefox: 128, safari: 17.4 }

/** As Vite has it: 'chrome120'. */
export const TARGET = Object.entries(OLDEST).map(([name, version]) => name + version)
