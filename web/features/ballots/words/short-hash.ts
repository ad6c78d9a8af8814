// A hash as it is shown: its beginning, in groups that can be compared by eye.

const SHOWN_OF_HASH = 16
const GROUP = 4

/** '9F3C 71AB 04DE 5E82'. */
export const shortHash = (hash: string) =>
  (
    hash
      .slice(0, SHOWN_OF_HASH)
      .toUpperCase()
      .match(new RegExp(`.{${GROUP}}`, 'g')) ?? []
  ).join(' ')
