// Where an installation publishes by which key it signs, apart from what it signs: the command names it, and the page stands by it.

/** The part of the privacy page that says so. */
export const KEY_PART = 'Votes'

/** Such as 'under “Votes” on the privacy page'. */
export const KEY_PLACE = `under “${KEY_PART}” on the privacy page`
