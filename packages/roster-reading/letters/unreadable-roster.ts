// What is thrown when a whole file cannot be read as a roster.

/** Its message is a sentence for the officer who chose the file. */
export class UnreadableRoster extends Error {}
