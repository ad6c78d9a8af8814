// Whose tables are read.

/** Who called a gathering, and who lives or travels near it. */
export const READS = ['members', 'trip_stops', 'trips']
