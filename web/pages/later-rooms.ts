// The rooms that are still to be built, by their path; each line goes when its room comes.

export const LATER_ROOMS = {
  '/governance': 'Polling & Elections',
} as const
