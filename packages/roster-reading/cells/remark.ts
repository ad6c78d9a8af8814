// Remarks on a row, for the report of an import.

/** Notes a sentence for the officer on what of a row was read otherwise than it stood, or left out. */
export type Remark = (sentence: string) => void
