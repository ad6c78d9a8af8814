// Whose tables are read here.

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members', 'nominees']
