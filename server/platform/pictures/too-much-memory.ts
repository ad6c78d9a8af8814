// The sentence for a picture that takes more memory than it is given, whoever notices it.
export const TOO_MUCH_MEMORY = 'This photo takes too much memory to read. Save it with fewer pixels and select that.'
