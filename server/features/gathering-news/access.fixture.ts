// Whose tables are read.

/** Who called a gathering. */
export const READS = ['members']
