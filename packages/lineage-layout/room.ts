// How much room everybody has in his row.

/** Half the room of a brother, and of a line that passes through a row, in pitches. */
export const HALF = 0.5
export const HALF_PASSING = 0.12
