// Libraries inside features: each knows nothing of the feature around it, so it is a room of its own and is counted alone.
// The import rules and the size check read this list.
export const LIBRARIES = [
  'server/features/rosters/reading',
  'web/features/map/drawing',
  'web/features/profile-editing/form',
]
