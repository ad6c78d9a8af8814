// Whose tables are read here.

/** Tables of others: what waits there is counted. */
export const READS = ['document_versions', 'photos']
