// Who may call what here, whose things they are, and whose tables are read.

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members']
