// What is said of a row besides what is taken from it.

/** Notes a sentence for the officer on what of a row was read otherwise than it stood, or left out. */
export type Remark = (sentence: string) => void
