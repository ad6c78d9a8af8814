// Bounds of what is written of brothers who have passed, shared by the calls and the forms.

export const LONGEST_REMEMBRANCE = 2_000
export const LONGEST_REMEMBRANCE_REASON = 500
export const LONGEST_FAMILY_NOTE = 2_000
/** So much of a remembrance stands in the list of brothers who have passed. */
export const LONGEST_MEMORIAL_QUOTE = 160
