// What is said of a file whose reading takes too much memory, whichever side sees it first.

export const TOO_MUCH_MEMORY = 'This file takes too much memory to read. Save it in parts and select those.'
